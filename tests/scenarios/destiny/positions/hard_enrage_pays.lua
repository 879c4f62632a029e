-- Hard: who pays the price. The resource that is missing costs 1 damage: not to the character whose die it is for.

scenario "Win this turn, hard: who pays the price" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { hand = { "Enrage", "Pulling the Strings" },
      characters = { { "Kylo Ren", exhausted = true, damage = 10, elite = true }, { "Asajj Ventress", exhausted = true, damage = 7 } },
      pool = { { "Kylo Ren", side = "2 melee for 1" }, { "Kylo Ren", side = "1 shield" }, { "Asajj Ventress", side = "1 disrupt" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Rey", damage = 8 } }, pool = { { "Rey", side = "1 resource" } },
      deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } } } },
  steps = {
    p1.plays "Enrage",
    p1.chooses "Asajj Ventress",
    p1.resolves "2 melee for 1",
    p1.chooses "Rey",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
