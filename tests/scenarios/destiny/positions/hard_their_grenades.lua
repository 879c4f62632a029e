-- Hard: their own grenades. The special is on the other side of the table.

scenario "Win this turn, hard: their own grenades" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Electroshock" },
      characters = { { "Han Solo", exhausted = true, damage = 9, upgrades = { "Cunning" } }, { "Finn", exhausted = true, damage = 9 } },
      pool = { { "Cunning", side = "special" }, { "Han Solo", side = "2 ranged" }, { "Finn", side = "2 ranged" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" },
      characters = { { "First Order Stormtrooper", damage = 5, upgrades = { "Infantry Grenades" } }, { "First Order Stormtrooper", damage = 6 }, { "First Order Stormtrooper", damage = 5 } },
      deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" } } } },
  steps = {
    p1.resolves("special", "of Cunning"),
    p1.chooses "Infantry Grenades",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
