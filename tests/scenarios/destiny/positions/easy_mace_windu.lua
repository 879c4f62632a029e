-- Easy: no die is needed. An action that removes a die in place of resolving it.

scenario "Win this turn, easy: no die is needed" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "EaW-34", exhausted = true, damage = 11, elite = true }, { "Padawan", exhausted = true, damage = 5 } },
      pool = { { "EaW-34", side = "2 melee" }, { "EaW-34", side = "1 resource" }, { "Padawan", side = "2 melee" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Kylo Ren", damage = 9, shields = 3 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" } } } },
  steps = {
    p1.uses "Mace Windu",
    p1.chooses("2 melee", "of p1's Mace Windu"),
    p1.chooses "Kylo Ren",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
