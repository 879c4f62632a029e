-- Middle: everything at once. Ranged and melee in one action, and a target for each.

scenario "Win this turn, middle: everything at once" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "All In", "Aim" },
      characters = { { "Jango Fett", exhausted = true, damage = 9, elite = true }, { "Tusken Raider", exhausted = true, damage = 7 } },
      pool = { { "Jango Fett", side = "2 ranged" }, { "Jango Fett", side = "1 melee" }, { "Tusken Raider", side = "1 ranged" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Rey", damage = 7 }, { "Padawan", damage = 6 } },
      deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } },
      pool = { { "AW-49", side = "4 ranged" }, { "Black One", side = "3 ranged" } } } },
  steps = {
    p1.plays "All In",
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    p1.chooses "1 melee",
    p1.chooses "Rey",
    p1.chooses "1 ranged",
    p1.chooses "Padawan",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
