-- Easy: the empty arena. A point for one of four units: where nobody stands, standing is enough.

scenario "Win this turn, easy: the empty arena" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, space = { { "Droid Starfighter Squadron", tapped = true } },
      build = { { "Security Droid", counters = 1 }, { "Geonosian Warrior", counters = 2 }, { "Battle Droid Squad", counters = 1 }, { "Zam Wesell (B)", counters = 2 } } },
    p2 = { character = { { "Mace Windu (F)", tapped = true }, { "Plo Koon (A)", tapped = true }, { "Yoda (A)", tapped = true } } } },
  steps = {
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
