-- Middle: a special before the damage. Shields on both of them: first the special, then each die at its target.

scenario "Win this turn, middle: a special before the damage" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { resources = 0,
      characters = { { "First Order Stormtrooper", exhausted = true, damage = 6 }, { "First Order Stormtrooper", exhausted = true, damage = 6 } },
      supports = { { "First Order TIE Fighter", exhausted = true } },
      pool = { { "First Order TIE Fighter", side = "special" }, { "First Order Stormtrooper", side = "1 ranged" }, { "First Order Stormtrooper", side = "2 ranged" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Rey", damage = 8, shields = 2 }, { "Finn", damage = 9, shields = 1 } },
      deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } } } },
  steps = {
    p1.resolves("special", "of First Order TIE Fighter"),
    p1.resolves "1 ranged",
    p1.chooses "Finn",
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
