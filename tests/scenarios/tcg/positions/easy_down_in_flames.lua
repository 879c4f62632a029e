-- Easy: down in flames. Shields and health do not help a speeder against the right card.

scenario "Win this turn, easy: down in flames" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { force = 4, hand = { "Strength of Hate", "Surge of Strength", "Ionization Weapons", "Down in Flames", "Battle Fatigue" },
      ground = { "Battle Droid Squad" }, character = { { "Zam Wesell (B)", tapped = true } } },
    p2 = { ground = { { "Speeder Bike Squadron", tapped = true } },
      space = { { "Mon Calamari Cruiser", tapped = true }, { "Naboo Cruiser", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.plays "Down in Flames",
    p2.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    p1.taps "Battle Droid Squad",
    p1.passes,
    p2.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}
