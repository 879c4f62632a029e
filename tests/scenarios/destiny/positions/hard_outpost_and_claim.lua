-- Hard: the battlefield twice. Two specials in one action: one of them uses the battlefield, the other one leaves an action to claim it.

scenario "Win this turn, hard: the battlefield twice" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { "Separatist Base" },
    p1 = { resources = 1, hand = { "Nowhere to Run" },
      characters = { { "First Order Stormtrooper", exhausted = true, damage = 6 }, { "Captain Phasma", exhausted = true, damage = 10 } },
      supports = { { "Outpost", exhausted = true }, { "Speeder Bike Scout", exhausted = true } },
      pool = { { "Outpost", side = "special" }, { "Speeder Bike Scout", side = "special" }, { "First Order Stormtrooper", side = "1 resource" }, { "Captain Phasma", side = "1 focus" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Rey", damage = 8 } },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" }, { "Rey", side = "1 melee" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.resolves("special", "of Outpost"),
    p1.chooses("special", "of p1's Speeder Bike Scout"),
    p1.chooses "1 resource",
    p1.claims,
    p1.accepts,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
