-- Middle: one of two must stay. The Mission costs a Ground unit and takes one; somebody has to be left to hold the ground.

scenario "Win this turn, middle: one of two must stay" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 1,
      build = { { "Security Droid", counters = 1 }, { "Geonosian Squad", counters = 3 }, { "Sacrifice the Expendable", counters = 2 }, { "Zam Wesell (B)", counters = 2 } },
      ground = { { "Battle Droid Squad", tapped = true }, { "Reek", tapped = true } }, space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { ground = { { "Clone Platoon", tapped = true } },
      character = { { "Mace Windu (F)", tapped = true }, { "Plo Koon (A)", tapped = true }, { "Yoda (A)", tapped = true } } } },
  steps = {
    p1.adds_to "Sacrifice the Expendable",
    p1.completes "Sacrifice the Expendable",
    p1.chooses "Reek",
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
