-- Easy: take the shields first. The opponent has claimed: there is time for two actions, in the right order.

scenario "Win this turn, easy: take the shields first" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { resources = 1, hand = { "Intimidate", "Isolation" },
      characters = { { "Kylo Ren", exhausted = true, damage = 10, elite = true }, { "Count Dooku", exhausted = true, damage = 9 } },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Finn", damage = 9, shields = 3 } }, pool = { { "Finn", side = "2 ranged" } },
      deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } } } },
  steps = {
    p1.plays "Intimidate",
    p1.chooses "Finn",
    p1.resolves "1 melee",
    p1.chooses "Finn",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
