-- Hard: a push that must be survived. One die with 2 more is enough, if its character survives the push: a shield is as good as health.

scenario "Win this turn, hard: a push that must be survived" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { characters = { { "Snoke", exhausted = true, damage = 10 }, { "AW-10", exhausted = true, damage = 12, shields = 1 }, { "Kylo Ren", exhausted = true, damage = 10 } },
      pool = { { "AW-10", side = "3 melee" }, { "Kylo Ren", side = "1 melee" }, { "Snoke", side = "2 indirect" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "EaW-34", damage = 7 } },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" }, { "EaW-34", side = "2 melee" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.uses "Snoke",
    p1.chooses "Darth Vader",
    p1.chooses "Mace Windu",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
