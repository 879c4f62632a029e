-- Hard: somebody must be left. The missiles clear space and are gone: a retreated fighter has to be there before.

scenario "Win this turn, hard: somebody must be left" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Security Droid", counters = 1 } }, retreated = { "Geonosian Fighter", "Geonosian Guard" },
      space = { "Droid Missiles" }, ground = { { "Tank Droid", tapped = true } } },
    p2 = { space = { { "Jedi Starfighter 3R3", tapped = true } },
      character = { { "Mace Windu (F)", tapped = true }, { "Plo Koon (A)", tapped = true }, { "Yoda (A)", tapped = true } } } },
  steps = {
    p1.returns "Geonosian Fighter",
    p1.finishes,
    p1.finishes,
    p1.chooses "Droid Missiles",
    p1.uses "Droid Missiles",
    p1.chooses "Jedi Starfighter 3R3",
    p1.passes,
    p1.taps "Geonosian Fighter",
    p1.passes,
    p1.passes,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "TCG-END-02" },
  },
}
