-- Easy: the claim that hurts. No die can do it, but the battlefield can.

scenario "Win this turn, easy: the claim that hurts" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { "Separatist Base" },
    p1 = { resources = 2, hand = { "Electroshock", "Scramble" },
      characters = { { "Jabba the Hutt", exhausted = true, damage = 10 }, { "Tusken Raider", exhausted = true, damage = 7 } },
      pool = { { "Jabba the Hutt", side = "2 disrupt" }, { "Tusken Raider", side = "1 shield" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Han Solo", damage = 9 } },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" }, { "Han Solo", side = "2 ranged" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.claims,
    p1.accepts,
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
