-- Easy: the last resource. There is one resource for three things that want it.

scenario "Win this turn, easy: the last resource" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Aim", "Negotiate" },
      characters = { { "Hired Gun", exhausted = true, damage = 8, elite = true }, { "Maz Kanata", exhausted = true, damage = 7 } },
      pool = { { "Hired Gun", side = "2 ranged for 1" }, { "Hired Gun", side = "3 ranged for 1" }, { "Maz Kanata", side = "1 shield" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Kylo Ren", damage = 8 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" } } } },
  steps = {
    p1.resolves "3 ranged for 1",
    p1.chooses "Kylo Ren",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
