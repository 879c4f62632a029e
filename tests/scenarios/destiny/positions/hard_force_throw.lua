-- Hard: throw what cannot be paid. A die that costs too much is still worth its number when it is thrown.

scenario "Win this turn, hard: throw what cannot be paid" {
  rules = { "DST-WIN-01" },
  given = { turn = p1, battlefield = { controlled_by = p2, claimed_by = p2 },
    p1 = { characters = { { "AW-35", exhausted = true, damage = 11, elite = true, upgrades = { "Force Throw", "Lightsaber" } } },
      pool = { { "AW-35", side = "3 melee" }, { "AW-35", side = "2 melee" }, { "Force Throw", side = "special" }, { "Lightsaber", side = "3 melee for 1" } },
      deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Kylo Ren", damage = 6 }, { "Asajj Ventress", damage = 6 } },
      pool = { { "Asajj Ventress", side = "2 melee" } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } } } },
  steps = {
    p1.resolves "3 melee",
    p1.chooses "Kylo Ren",
    p1.chooses "2 melee",
    p1.chooses "Kylo Ren",
    p1.resolves("special", "of Force Throw"),
    p1.chooses "3 melee for 1",
    p1.chooses "Asajj Ventress",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
