-- Easy: a throw that cannot miss. Three damage for certain, or four dice.

scenario "Win this turn, easy: a throw that cannot miss" {
  rules = { "TCG-END-02" },
  given = { phase = "battle",
    p1 = { force = 2, hand = { "Surge of Power", "Battle Fatigue", "Ionization Weapons", "Lightsaber Throw" },
      space = { { "Droid Starfighter Wing", tapped = true } }, character = { "Security Droid" } },
    p2 = { character = { { "Captain Typho (A)", damage = 2, tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } },
      build = { { "Home One (A)", counters = 8 }, { "Chewbacca (M)", counters = 8 }, { "Naboo Defense Station", counters = 8 } } } },
  steps = {
    p1.plays "Lightsaber Throw",
    p1.chooses "Captain Typho (A)",
    p2.passes,
    p1.passes,
    p1.passes,
    p2.passes,
    p1.passes,
    p2.passes,
    p1.taps "Security Droid",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}
