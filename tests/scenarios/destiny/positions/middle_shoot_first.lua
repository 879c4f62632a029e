-- Middle: two actions by Ambush. A shot by the event leaves an action for the blow.

scenario "Win this turn, middle: two actions by Ambush" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Shoot First", "Negotiate" },
      characters = { { "Han Solo", exhausted = true, damage = 9 }, { "Finn", exhausted = true, damage = 9 } },
      pool = { { "Han Solo", side = "2 ranged" }, { "Finn", side = "1 melee" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Kylo Ren", damage = 8 } },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" }, { "Kylo Ren", side = "1 melee" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.plays "Shoot First",
    p1.chooses "Kylo Ren",
    p1.chooses "4 ranged",
    p1.accepts,
    p1.resolves "1 melee",
    p1.chooses "Kylo Ren",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
