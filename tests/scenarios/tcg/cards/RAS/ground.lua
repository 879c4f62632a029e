-- Rogues and Scoundrels: ground.

scenario "Unmodified Snowspeeder: Upkeep, put 1 damage counter on this unit" {
  rules = { "RAS-104/upkeep" },
  given = { phase = "light builds",
    p2 = { force = 2, build_points = 1, hand = { "Toy Scout", "Toy Gift" }, ground = { "Unmodified Snowspeeder" }, build = { { "Toy Walker", counters = 6 } } } },
  steps = {
    p2.pays("Unmodified Snowspeeder", "(Put 1 damage counter on this unit)"),
    expect { p2.unit "Unmodified Snowspeeder", damage = 1 },
  },
}
