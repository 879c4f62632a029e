-- Hard: the cards that are worth more in hand. Every blue card is 1 damage when it is discarded, but one of them has to be played before.

scenario "Win this turn, hard: the cards that are worth more in hand" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { resources = 2, hand = { "No Mercy", "Intimidate", "Force Strike", "Enrage" },
      characters = { { "Kylo Ren", exhausted = true, damage = 10 }, { "Count Dooku", exhausted = true, damage = 9 } },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Count Dooku", side = "2 melee" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Qui-Gon Jinn", damage = 6, shields = 3 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AW-49", exhausted = true }, { "Black One", exhausted = true } } } },
  steps = {
    p1.plays "Intimidate",
    p1.chooses "Qui-Gon Jinn",
    p1.plays "No Mercy",
    p1.chooses "Force Strike",
    p1.chooses "Enrage",
    p1.chooses "2 melee",
    p1.chooses "Qui-Gon Jinn",
    p1.resolves "1 melee",
    p1.chooses "Qui-Gon Jinn",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
