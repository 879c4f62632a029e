-- Hard: two arenas at once. Six Force for four cards: two of them win two arenas.

scenario "Win this turn, hard: two arenas at once" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { force = 6, hand = { "Trap Door!", "Surge of Power", "Down in Flames", "Lightsaber Throw" }, character = { "Security Droid" },
      ground = { "Battle Droid Squad" } },
    p2 = { character = { { "Captain Typho (A)", damage = 2, tapped = true } }, ground = { { "Speeder Bike Squadron", tapped = true } },
      space = { { "Mon Calamari Cruiser", tapped = true }, { "Naboo Cruiser", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.plays "Down in Flames",
    p1.plays "Lightsaber Throw",
    p1.chooses "Captain Typho (A)",
    p2.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    p1.taps "Battle Droid Squad",
    p1.passes,
    p2.passes,
    p1.taps "Security Droid",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}
