-- Middle: their own die. The largest damage on the table lies in the other pool.

scenario "Win this turn, middle: their own die" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Reversal", "Electroshock", "Negotiate" },
      characters = { { "Han Solo", exhausted = true, damage = 9 }, { "Padawan", exhausted = true, damage = 5 } },
      pool = { { "Han Solo", side = "2 ranged" }, { "Padawan", side = "1 melee" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "AW-10", elite = true, damage = 10 } },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" }, { "AW-10", side = "3 melee" }, { "AW-10", side = "2 melee" } },
      deck = { "Block", "Aim", "Dodge" } } },
  steps = {
    p1.plays "Reversal",
    p1.chooses("3 melee", "of p2's Darth Vader"),
    p1.chooses "Darth Vader",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
