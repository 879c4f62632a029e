-- Legacies: heroes and villains, a fourth shield.

scenario "Canto Bight Pistol: 3 damage to a villain" {
  rules = { "LEG-71/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Canto Bight Pistol" } } }, pool = { { "Canto Bight Pistol", side = "special" } } },
    p2 = { characters = { "Nightsister", "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 3 },
  },
}

scenario "Canto Bight Pistol: 2 damage to anybody else" {
  rules = { "LEG-71/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Canto Bight Pistol" } } }, pool = { { "Canto Bight Pistol", side = "special" } } },
    p2 = { characters = { "Nightsister", "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Defensive Teaching: a fourth shield for a Blue character" {
  rules = { "LEG-106/ongoing" },
  given = { turn = p1,
    p1 = { supports = { "Defensive Teaching" }, characters = { { "Qui-Gon Jinn", shields = 3 }, "Finn" }, pool = { { "Finn", side = "1 shield" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Qui-Gon Jinn",
    p1.declines,
    expect { p1.character "Qui-Gon Jinn", shields = 4 },
  },
}

scenario "Defensive Teaching: no fourth shield for a Yellow character" {
  quiet = { "LEG-106/ongoing" },
  given = { turn = p1,
    p1 = { supports = { "Defensive Teaching" }, characters = { { "Finn", shields = 3 }, { "Padawan", shields = 3 } }, pool = { { "Finn", side = "1 shield" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 3 },
  },
}

scenario "Defensive Teaching: the fourth shield goes with it" {
  rules = { "LEG-106/ongoing" },
  given = { turn = p1,
    p1 = { supports = { "Defensive Teaching" }, characters = { { "Padawan", shields = 3 }, "Finn" }, pool = { { "Finn", side = "1 shield" } } },
    p2 = { resources = 3, hand = { "Toy Demolition" }, characters = { "Nightsister" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Padawan",
    expect { p1.character "Padawan", shields = 4 },
    p2.plays "Toy Demolition",
    expect { p1.character "Padawan", shields = 3 },
  },
}
