-- Middle: the die that is turned to the lethal side. One of three blue dice has the side that is needed, and the resource is spent on the event.

scenario "Win this turn, middle: the die that is turned to the lethal side" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Force Strike", "Isolation" },
      characters = { { "AW-10", exhausted = true, damage = 12 }, { "Kylo Ren", exhausted = true, damage = 10 }, { "Nightsister", exhausted = true, damage = 6 } },
      pool = { { "AW-10", side = "blank" }, { "Kylo Ren", side = "1 melee" }, { "Nightsister", side = "2 ranged" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "AW-35", damage = 9 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" } } } },
  steps = {
    p1.plays "Force Strike",
    p1.chooses "blank",
    p1.picks "3 melee",
    p1.accepts,
    p1.chooses "Luke Skywalker",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
