-- Hard: a modifier on its own. Two modifiers and one plain die, but two targets: one modifier has to stand alone.

scenario "Win this turn, hard: a modifier on its own" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { resources = 1, hand = { "Defensive Stance", "Jedi Robes" },
      characters = { { "Rey", exhausted = true, damage = 9, elite = true, upgrades = { "Ancient Lightsaber" } } }, supports = { "Awakening" },
      pool = { { "Rey", side = "+2 melee" }, { "Rey", side = "1 melee" }, { "Ancient Lightsaber", side = "+3 melee" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Kylo Ren", damage = 8 }, { "Nightsister", damage = 4 } },
      deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+2 melee",
    p1.finishes,
    p1.chooses "Kylo Ren",
    p1.uses "Awakening",
    p1.chooses "Nightsister",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
