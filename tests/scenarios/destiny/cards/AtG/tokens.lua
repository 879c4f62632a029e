-- Across the Galaxy: a battlefield with a power action, and copies of a title.

scenario "Landing Dock goes to whoever plays a vehicle" {
  rules = { "AtG-157/after" },
  given = { turn = p2, battlefield = { "Landing Dock", controlled_by = p1 },
    p1 = { characters = { "Finn" } },
    p2 = { resources = 4, hand = { "Black One" }, characters = { "Rey" } } },
  steps = {
    p2.plays "Black One",
    p2.accepts,
    expect { table, controlled_by = "p2" },
  },
}

scenario "Landing Dock: not for another card" {
  quiet = { "AtG-157/after" },
  given = { turn = p2, battlefield = { "Landing Dock", controlled_by = p1 },
    p1 = { characters = { "Finn" } },
    p2 = { resources = 2, hand = { "Toy Depot" }, characters = { "Rey" } } },
  steps = {
    p2.plays "Toy Depot",
    p1.is_asked,
    expect { table, controlled_by = "p1" },
  },
}

scenario "Landing Dock: its power action is for who controls it, once per round" {
  rules = { "AtG-157/power_action", "DST-ACT-CARD-02" },
  given = { turn = p1, chance = { 4 }, battlefield = { "Landing Dock", controlled_by = p1 },
    p1 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Landing Dock",
    expect { p1.pool, exactly = { "1 shield" } },
    p2.cannot { "uses", "Landing Dock" },
    p2.passes,
    p1.cannot { "uses", "Landing Dock" },
  },
}

scenario "Landing Dock: nobody else uses it" {
  quiet = { "AtG-157/power_action" },
  given = { turn = p2, battlefield = { "Landing Dock", controlled_by = p1 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } } },
  steps = {
    p2.cannot { "uses", "Landing Dock" },
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Attack of The Clones readies copies of one title" {
  rules = { "AtG-77/effect" },
  given = { turn = p1,
    p1 = { resources = 5, hand = { "Attack of The Clones" },
      characters = { { "Rebel Trooper", exhausted = true }, { "Rebel Trooper", exhausted = true }, { "First Order Stormtrooper", exhausted = true } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Attack of The Clones",
    p1.chooses "Rebel Trooper",
    p1.may_choose_exactly { "Rebel Trooper", done },
    p1.chooses "Rebel Trooper",
    expect { p1.character "Rebel Trooper", exhausted = 0 },
    expect { p1.character "Rebel Trooper#2", exhausted = 0 },
    expect { p1.character "First Order Stormtrooper", exhausted = 1 },
  },
}

scenario "Attack of The Clones: no unique character" {
  quiet = { "AtG-77/effect" },
  given = { turn = p1,
    p1 = { resources = 5, hand = { "Attack of The Clones" }, characters = { { "Luke Skywalker", exhausted = true } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Attack of The Clones",
    expect { p1.character "Luke Skywalker", exhausted = 1 },
  },
}

scenario "Tobias Beckett's Rifle on Tobias Beckett: the opponent may lose a resource" {
  rules = { "AtG-52/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Tobias Beckett's Rifle" }, characters = { "Finn", "Tobias Beckett" } },
    p2 = { resources = 2, characters = { "Rey" } } },
  steps = {
    p1.plays "Tobias Beckett's Rifle",
    p1.chooses "Tobias Beckett",
    p1.accepts,
    expect { p2, resources = 1 },
  },
}

scenario "Tobias Beckett's Rifle: not on somebody else" {
  quiet = { "AtG-52/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Tobias Beckett's Rifle" }, characters = { "Finn", "Tobias Beckett" } },
    p2 = { resources = 2, characters = { "Rey" } } },
  steps = {
    p1.plays "Tobias Beckett's Rifle",
    p1.chooses "Finn",
    p2.is_asked,
    expect { p2, resources = 2 },
  },
}

scenario "Tobias Beckett's Rifle: 3 damage where the opponent has no resources" {
  rules = { "AtG-52/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Tobias Beckett's Rifle" } } }, pool = { { "Tobias Beckett's Rifle", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p2.character "Rey", damage = 3 },
  },
}

scenario "Tobias Beckett's Rifle: 2 otherwise" {
  rules = { "AtG-52/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Tobias Beckett's Rifle" } } }, pool = { { "Tobias Beckett's Rifle", side = "special" } } },
    p2 = { resources = 1, characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Tobias Beckett's Rifle: nothing of it on another side" {
  quiet = { "AtG-52/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Tobias Beckett's Rifle" } } }, pool = { { "Tobias Beckett's Rifle", side = "1 resource" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 resource",
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Landing Dock: once per round, also for who has taken control of it" {
  rules = { "DST-ACT-CARD-02" },
  given = { turn = p1, battlefield = { "Landing Dock", controlled_by = p1 },
    p1 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { resources = 4, hand = { "Black One" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Landing Dock",
    p2.plays "Black One",
    p2.accepts,
    expect { table, controlled_by = "p2" },
    p1.passes,
    p2.cannot { "uses", "Landing Dock" },
  },
}
