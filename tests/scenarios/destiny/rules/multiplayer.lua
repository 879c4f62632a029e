-- Three players: which opponent.

scenario "Who uses an ability that speaks of an opponent chooses which one" {
  rules = { "DST-MP-06" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Infantry Grenades" } } }, pool = { { "Infantry Grenades", side = "special" } } },
    p2 = { characters = { "Rey" } },
    p3 = { characters = { "Finn", "Toy Trooper" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "p2", "p3" },
    p1.chooses "p3",
    expect { p2.character "Rey", damage = 0 },
    expect { p3.character "Finn", damage = 2 },
    expect { p3.character "Toy Trooper", damage = 2 },
    expect { p1.discard, exactly = { "Infantry Grenades" } },
  },
}

scenario "A disrupt die asks which opponent loses resources" {
  rules = { "DST-MP-06" },
  given = { turn = p1,
    p1 = { characters = { "Toy Scout" }, pool = { { "Toy Scout", side = "1 disrupt" } } },
    p2 = { resources = 2, characters = { "Rey" } },
    p3 = { resources = 2, characters = { "Finn" } } },
  steps = {
    p1.resolves "1 disrupt",
    p1.may_choose_exactly { "p2", "p3" },
    p1.chooses "p3",
    expect { p2, resources = 2 },
    expect { p3, resources = 1 },
  },
}

scenario "Several dice of one opponent: the opponent is chosen first" {
  rules = { "AW-75/effect", "DST-MP-06" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "The Best Defense..." }, characters = { "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p3 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.plays "The Best Defense...",
    p1.chooses "p2",
    p1.chooses "First Order Stormtrooper",
    p1.may_choose_exactly { "1 melee", done },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = {} },
    expect { p3.pool, exactly = { "2 ranged" } },
    p2.passes,
    p3.is_asked,
  },
}

scenario "Kylo Ren looks into the hand of the opponent whom he chose" {
  rules = { "AW-11/special" },
  given = { turn = p1,
    p1 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "special" } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } },
    p3 = { hand = { "Lightsaber" }, characters = { "Finn", "Toy Trooper" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "p3",
    p1.may_choose_exactly { "Finn", "Toy Trooper" },
    p1.chooses "Finn",
    expect { p3.character "Finn", damage = 3 },
  },
}
