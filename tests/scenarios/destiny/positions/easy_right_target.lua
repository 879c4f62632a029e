-- Easy: the right target for each die. Two dice of one symbol in one action: the larger one must go where more health is left.

scenario "Win this turn, easy: the right target for each die" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", exhausted = true, damage = 9, elite = true }, { "Bala-Tik", exhausted = true, damage = 7 } },
      pool = { { "Jango Fett", side = "1 ranged" }, { "Jango Fett", side = "2 ranged" }, { "Bala-Tik", side = "1 resource" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Rey", damage = 8 }, { "Finn", damage = 9 } },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" }, { "Finn", side = "1 shield" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Finn",
    p1.accepts,
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
