-- Hard: one resource is not enough. The resource die is worth two with the right event, and both shots are needed.

scenario "Win this turn, hard: one resource is not enough" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { hand = { "Logistics", "Rearm", "Retreat" },
      characters = { { "Leia Organa", exhausted = true, damage = 9, elite = true }, { "Poe Dameron", exhausted = true, damage = 11 } },
      pool = { { "Leia Organa", side = "2 ranged for 1" }, { "Leia Organa", side = "1 resource" }, { "Poe Dameron", side = "3 ranged for 1" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Captain Phasma", damage = 6 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } } } },
  steps = {
    p1.plays "Logistics",
    p1.resolves "2 ranged for 1",
    p1.chooses "Captain Phasma",
    p1.chooses "3 ranged for 1",
    p1.chooses "Captain Phasma",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
