-- Middle: two more actions from one card. Ambush gives one more action and Rey another one, if it is she who gets the upgrade.

scenario "Win this turn, middle: two more actions from one card" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Holdout Blaster", "Defensive Stance" },
      characters = { { "Rey", exhausted = true, damage = 9 }, { "Finn", exhausted = true, damage = 9 } },
      pool = { { "Rey", side = "1 melee" }, { "Finn", side = "2 ranged" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Kylo Ren", damage = 8 } },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" }, { "Kylo Ren", side = "1 melee" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.plays "Holdout Blaster",
    p1.chooses "Rey",
    p1.resolves "1 melee",
    p1.chooses "Kylo Ren",
    p1.resolves "2 ranged",
    p1.chooses "Kylo Ren",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
