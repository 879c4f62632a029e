-- Middle: the ground itself. The Location hurts everybody in its arena: it must lie where only the others die of it.

scenario "Win this turn, middle: the ground itself" {
  rules = { "TCG-END-02" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Mustafar Battle Grounds", counters = 2 }, { "Security Droid", counters = 1 } },
      ground = { { "Tank Droid", tapped = true } }, character = { { "Geonosian Guard", damage = 1, tapped = true } },
      space = { { "Droid Starfighter Wing", tapped = true } } },
    p2 = { ground = { { "Clone Squad", damage = 2, tapped = true }, { "Clone Platoon", damage = 3, tapped = true } },
      character = { { "Mace Windu (F)", damage = 6, tapped = true }, { "Plo Koon (A)", damage = 1, tapped = true } } } },
  steps = {
    p1.adds_to "Mustafar Battle Grounds",
    p1.puts_down("Mustafar Battle Grounds", "in the Ground arena"),
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
