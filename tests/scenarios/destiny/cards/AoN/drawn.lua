-- Allies of Necessity: cards drawn by lot.

scenario "Electro Sword: shields do not block its damage" {
  rules = { "AoN-18/inherent" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Electro Sword" } } }, pool = { { "Electro Sword", side = "2 melee" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2, shields = 2 },
  },
}

scenario "Electro Sword: shields block the damage of another die" {
  quiet = { "AoN-18/inherent" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Electro Sword" } } },
      pool = { { "Nightsister", side = "2 ranged" }, { "Electro Sword", side = "1 discard" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 0, shields = 0 },
  },
}

scenario "Electro Sword is redeployed" {
  rules = { "DST-KW-RED-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Finn" } },
    p2 = { characters = { { "Toy Trooper", damage = 5, upgrades = { "Electro Sword" } }, "Rey" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    p2.chooses "Rey",
    expect { p2.upgrade "Electro Sword", on = "Rey" },
  },
}

scenario "Hired Muscle: every side costs a resource" {
  rules = { "DST-DIE-05" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Finn" }, supports = { "Hired Muscle", "Hired Muscle" },
      pool = { { "Hired Muscle", side = "3 melee for 1" }, { "Hired Muscle", side = "3 indirect for 1" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "3 melee for 1",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p1, resources = 0 },
    p2.passes,
    p1.cannot { "resolves", "3 indirect for 1" },
  },
}
