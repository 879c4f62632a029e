-- Easy: a dear side for nothing. The claim ability resolves a die without its cost.

scenario "Win this turn, easy: a dear side for nothing" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { "Rebel War Room" },
    p1 = { characters = { { "Poe Dameron", exhausted = true, damage = 11, elite = true }, { "Rebel Trooper", exhausted = true, damage = 6 } },
      pool = { { "Poe Dameron", side = "2 ranged" }, { "Poe Dameron", side = "3 ranged for 1" }, { "Rebel Trooper", side = "1 shield" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Captain Phasma", damage = 8 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "3 ranged for 1",
    p1.chooses "Captain Phasma",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
