-- Jedi Guardians: ground.

scenario "Coruscant Air Bus in reserve draws a card" {
  rules = { "JG-51/reserves" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, retreated = { "Coruscant Air Bus" }, deck = { "Toy Gift" } } },
  steps = {
    p2.uses "Coruscant Air Bus",
    expect { p2.hand, count = 2 },
  },
}

scenario "Reserves work in the build zone only" {
  rules = { "TCG-KW-RES-01" },
  given = { phase = "light builds",
    p2 = { build_points = 1, hand = { "Toy Scout" }, ground = { "Coruscant Air Bus" }, deck = { "Toy Gift" } } },
  steps = {
    p2.may_not_choose { "uses Coruscant Air Bus" },
  },
}
