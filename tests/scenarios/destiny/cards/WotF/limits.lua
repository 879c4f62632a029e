-- What abilities of Way of the Force do not do.

scenario "Luke Skywalker's fellows resolve their shields as shields only" {
  quiet = { "WotF-56/inherent" },
  given = { turn = p1,
    p1 = { characters = { "WotF-56", "Finn" }, pool = { { "Finn", side = "1 shield" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
    expect { p2.character "Nightsister", damage = 0 },
  },
}

scenario "Luke Skywalker hands on no weapon, and nothing to a character of another colour" {
  rules = { "WotF-56/power_action" },
  given = { turn = p1,
    p1 = { characters = { { "WotF-56", upgrades = { "Lightsaber", "Force Protection", "Force Throw" } }, "Finn", { "Rey", upgrades = { "Immobilize" } }, "Padawan" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Luke Skywalker",
    p1.may_choose_exactly { "Force Protection", "Force Throw" },
    p1.chooses "Force Throw",
    p1.may_not_choose { "Finn", "Luke Skywalker" },
    p1.chooses "Padawan",
    expect { p1.character "Padawan", upgrades = "Force Throw" },
  },
}

scenario "Plo Koon has nothing of a unique fellow, nor of an opponent's character" {
  quiet = { "WotF-57/ongoing" },
  given = { turn = p1,
    p1 = { characters = { "Plo Koon", "Luke Skywalker" }, deck = { "Aim" } },
    p2 = { characters = { "Rebel Trooper" }, pool = { { "Rebel Trooper", side = "1 ranged" } } },
    chance = { 1 } },
  steps = {
    p1.activates "Plo Koon",
    p2.is_asked,
    expect { p1.hand, exactly = {} },
    expect { p1.character "Plo Koon", damage = 0 },
  },
}

scenario "The Imperial Troop Transport counts neither unique characters nor an opponent's" {
  rules = { "WotF-32/inherent" },
  given = { turn = p1,
    p1 = { supports = { "Imperial Troop Transport" }, characters = { "Captain Phasma", "First Order Stormtrooper" }, pool = { { "Imperial Troop Transport", side = "X ranged" } } },
    p2 = { characters = { "Rebel Trooper", "Padawan" } } },
  steps = {
    p1.resolves "X ranged",
    p1.chooses "Padawan",
    expect { p2.character "Padawan", damage = 1 },
  },
}

scenario "Rex's Blaster Pistol activates nobody without the battlefield" {
  quiet = { "WotF-87/after" },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { characters = { { "Rebel Trooper", upgrades = { "Rex's Blaster Pistol" } }, "Finn" } },
    p2 = { characters = { "Rey" } },
    chance = { 5, 6 } },
  steps = {
    p1.activates "Rebel Trooper",
    p2.is_asked,
    expect { p1.character "Finn", exhausted = false },
  },
}

scenario "Rex's Blaster Pistol answers nobody else's activation" {
  quiet = { "WotF-87/after" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { characters = { { "Rebel Trooper", upgrades = { "Rex's Blaster Pistol" } }, "Finn" } },
    p2 = { characters = { "Rey" } },
    chance = { 6 } },
  steps = {
    p1.activates "Finn",
    p2.is_asked,
    expect { p1.character "Rebel Trooper", exhausted = false },
  },
}

scenario "Home Turf Advantage: when the opponent's battlefield is chosen there is nothing to pick" {
  quiet = { "WotF-127/ongoing" },
  given = { setup = true,
    p1 = { plots = { "Home Turf Advantage" }, deck = { "Main Plaza", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Rebel Trooper" } },
    p2 = { deck = { "Port District", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Nightsister" } },
    chance = { 6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 2, 6 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p1.chooses "Port District",
    p1.chooses "Rebel Trooper",
    p1.chooses "Rebel Trooper",
    expect { table, controlled_by = "p2" },
    expect { p1.set_aside, exactly = { "Main Plaza" } },
  },
}
