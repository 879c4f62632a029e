-- Convergence: tokens on cards.

scenario "Sonic Detonators come with 6 resources" {
  rules = { "CONV-172/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Sonic Detonators" }, characters = { "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Sonic Detonators",
    p1.chooses "Finn",
    expect { p1.upgrade "Sonic Detonators", resources = 6 },
  },
}

scenario "Sonic Detonators: none when another upgrade is played" {
  quiet = { "CONV-172/after" },
  given = { turn = p1,
    p1 = { hand = { "Toy Charm" }, resources = 3, characters = { { "Finn", upgrades = { "Sonic Detonators" } } } },
    p2 = { characters = { "Luke Skywalker" } } },
  steps = {
    p1.plays "Toy Charm",
    p1.declines,
    expect { p1.upgrade "Sonic Detonators", resources = 0 },
  },
}

scenario "Sonic Detonators: 2 damage to as many characters as resources were removed" {
  rules = { "CONV-172/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { { "Sonic Detonators", resources = 4 } } } }, pool = { { "Sonic Detonators", side = "special" } } },
    p2 = { characters = { "Rey", "Luke Skywalker", "Padawan" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { 0, 1, 2, 3, 4 },
    p1.chooses(2),
    p1.chooses "Rey",
    p1.chooses "Padawan",
    expect { p2.character "Rey", damage = 2 },
    expect { p2.character "Padawan", damage = 2 },
    expect { p2.character "Luke Skywalker", damage = 0 },
    expect { p1.upgrade "Sonic Detonators", resources = 2 },
  },
}

scenario "Sonic Detonators: without a resource nothing" {
  quiet = { "CONV-172/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Sonic Detonators" } } }, pool = { { "Sonic Detonators", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p2.character "Rey", damage = 0 },
  },
}
