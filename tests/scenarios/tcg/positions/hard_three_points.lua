-- Hard: three points for two things. A Mission and a unit: together they cost what there is, and each other way is one short.

scenario "Win this turn, hard: three points for two things" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 3,
      build = { { "Geonosian Warrior", counters = 1 }, { "Subtle Assassination", counters = 1 }, { "Battle Droid Squad", counters = 1 }, { "Droid Starfighter Squadron", counters = 1 } },
      character = { { "Geonosian Guard", tapped = true } } },
    p2 = { character = { { "Padme Amidala (D)", tapped = true } },
      space = { { "Mon Calamari Cruiser", tapped = true }, { "Naboo Cruiser", tapped = true } } } },
  steps = {
    p1.adds_to "Subtle Assassination",
    p1.adds_to "Subtle Assassination",
    p1.completes "Subtle Assassination",
    p1.adds_to "Battle Droid Squad",
    p1.deploys "Battle Droid Squad",
    p1.finishes,
    p1.finishes,
    p2.finishes,
    p1.passes,
    p1.passes,
    p1.taps "Battle Droid Squad",
    p1.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}
