-- Easy: a mission before the battle. One point is left, and the Mission needs one more counter than it has.

scenario "Win this turn, easy: a mission before the battle" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 1,
      build = { { "Security Droid", counters = 1 }, { "Subtle Assassination", counters = 2 }, { "Battle Droid Squad", counters = 1 }, { "Geonosian Warrior", counters = 2 } },
      character = { { "Geonosian Guard", tapped = true } }, space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { character = { { "Padme Amidala (D)", tapped = true } },
      ground = { { "AT-TE Walker 23X", tapped = true }, { "Naboo Spaceport", tapped = true }, { "Republic Attack Gunship UH-478", tapped = true } } } },
  steps = {
    p1.adds_to "Subtle Assassination",
    p1.completes "Subtle Assassination",
    p1.finishes,
    p2.finishes,
    p1.finishes,
    p2.finishes,
    p1.passes,
    p1.passes,
    p1.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}
