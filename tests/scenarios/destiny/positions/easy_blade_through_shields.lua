-- Easy: a special that passes shields. Three melee damage meet three shields; the smaller special does not.

scenario "Win this turn, easy: a special that passes shields" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Defensive Stance" }, characters = { { "AW-35", exhausted = true, damage = 11, upgrades = { "Lightsaber" } } },
      pool = { { "AW-35", side = "3 melee" }, { "Lightsaber", side = "special" } }, deck = { "Aim", "Dodge", "Block" } },
    p2 = { resources = 3, hand = { "Dodge", "Aim" }, characters = { { "Kylo Ren", damage = 9, shields = 3 } }, deck = { "Block", "Aim", "Dodge" },
      supports = { { "AT-ST", exhausted = true }, { "First Order TIE Fighter", exhausted = true } },
      pool = { { "AT-ST", side = "4 ranged" }, { "First Order TIE Fighter", side = "2 ranged" } } } },
  steps = {
    p1.resolves("special", "of Lightsaber"),
    p1.chooses "Kylo Ren",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}
