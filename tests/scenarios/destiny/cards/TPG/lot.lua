-- Two-Player Game: a second lot.

scenario "Praetorian Guard makes the attached character a guardian" {
  rules = { "TPG-5/ongoing" },
  given = { turn = p1, chance = { 6 },
    p1 = { characters = { { "Kylo Ren", upgrades = { "Praetorian Guard" } } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.may_choose_exactly { "1 melee", decline },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = {} },
    expect { p1.character "Kylo Ren", damage = 1 },
  },
}

scenario "Praetorian Guard makes nobody else a guardian" {
  quiet = { "TPG-5/ongoing" },
  given = { turn = p1, chance = { 6 },
    p1 = { characters = { { "Kylo Ren", upgrades = { "Praetorian Guard" } }, "Nightsister" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.activates "Nightsister",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}
