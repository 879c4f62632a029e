-- Easy: a modifier needs its plain die. The modifier counts only together with the plain melee die, in one action and on one target.

scenario "Win this turn, easy: a modifier needs its plain die" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Defensive Stance" },
      characters = { { "Rey", exhausted = true, damage = 9, elite = true }, { "Padawan", exhausted = true, damage = 5 } },
      pool = { { "Rey", side = "+2 melee" }, { "Rey", side = "+1 resource" }, { "Padawan", side = "1 melee" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Kylo Ren", damage = 8 } },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" }, { "Kylo Ren", side = "2 melee for 1" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+2 melee",
    p1.chooses "Kylo Ren",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
