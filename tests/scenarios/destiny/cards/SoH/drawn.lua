-- Spark of Hope: cards drawn by lot.

scenario "Recovered Sith Lightsaber takes 1 shield" {
  rules = { "SoH-18/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Recovered Sith Lightsaber" }, characters = { "Kylo Ren" } },
    p2 = { characters = { { "Rey", shields = 3 }, "Finn" } } },
  steps = {
    p1.plays "Recovered Sith Lightsaber",
    p1.chooses "Kylo Ren",
    p1.accepts,
    p1.chooses "Rey",
    expect { p2.character "Rey", shields = 2 },
  },
}

scenario "Recovered Sith Lightsaber takes 2 shields for a Sith" {
  rules = { "SoH-18/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Recovered Sith Lightsaber" }, characters = { "Count Dooku" } },
    p2 = { characters = { { "Rey", shields = 3 }, "Finn" } } },
  steps = {
    p1.plays "Recovered Sith Lightsaber",
    p1.chooses "Count Dooku",
    p1.accepts,
    p1.chooses "Rey",
    expect { p2.character "Rey", shields = 1 },
  },
}

scenario "Recovered Sith Lightsaber: nothing when another upgrade is played" {
  quiet = { "SoH-18/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Blade" }, characters = { { "Count Dooku", upgrades = { "Recovered Sith Lightsaber" } } } },
    p2 = { characters = { { "Rey", shields = 3 } } } },
  steps = {
    p1.plays "Toy Blade",
    p1.chooses "Count Dooku",
    p1.declines,
    expect { p2.character "Rey", shields = 3 },
    p2.is_asked,
  },
}

scenario "Jabba's Palace gives a resource" {
  rules = { "SoH-158/claim" },
  given = { turn = p1, battlefield = { "Jabba's Palace" },
    p1 = { characters = { "Finn" } },
    p2 = { resources = 2, characters = { "Jango Fett" } } },
  steps = {
    p1.claims,
    p1.accepts,
    expect { p1, resources = 1 },
    expect { p2, resources = 2 },
    p2.is_asked,
  },
}

scenario "Jabba's Palace takes one with a bounty hunter" {
  rules = { "SoH-158/claim" },
  given = { turn = p1, battlefield = { "Jabba's Palace" },
    p1 = { characters = { "Jango Fett" } },
    p2 = { resources = 2, characters = { "Finn" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.accepts,
    expect { p1, resources = 1 },
    expect { p2, resources = 1 },
  },
}

scenario "Hoth Trooper: 1 damage to a ready character" {
  rules = { "SoH-78/after" },
  given = { turn = p1,
    p1 = { characters = { "Hoth Trooper", "Finn" } },
    p2 = { characters = { "Rey", { "Kylo Ren", exhausted = true } } } },
  steps = {
    p1.activates "Hoth Trooper",
    p1.accepts,
    p1.may_choose_exactly { "Finn", "Rey" },
    p1.cannot { "chooses", "Kylo Ren", says = "it is no ready character" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "Hoth Trooper: nothing after another character's activation" {
  quiet = { "SoH-78/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "Hoth Trooper", "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.activates "Finn",
    p2.is_asked,
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Acceptable Losses: a resource for each" {
  rules = { "SoH-55/effect" },
  given = { turn = p1,
    p1 = { hand = { "Acceptable Losses" }, characters = { "Hoth Trooper", "Nightsister", "Tusken Raider", "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Acceptable Losses",
    p1.may_choose_exactly { "Hoth Trooper", "Nightsister", "Tusken Raider", "Finn", done },
    p1.chooses "Hoth Trooper",
    p1.chooses "Nightsister",
    p1.finishes,
    expect { p1.characters, exactly = { "Tusken Raider", "Finn" } },
    expect { p1, resources = 2 },
  },
}

scenario "Acceptable Losses: three at most" {
  rules = { "SoH-55/effect" },
  given = { turn = p1,
    p1 = { hand = { "Acceptable Losses" }, characters = { "Hoth Trooper", "Nightsister", "Tusken Raider", "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Acceptable Losses",
    p1.chooses "Hoth Trooper",
    p1.chooses "Nightsister",
    p1.chooses "Tusken Raider",
    expect { p1.characters, exactly = { "Finn" } },
    expect { p1, resources = 3 },
    p2.is_asked,
  },
}

scenario "Acceptable Losses: nobody, nothing" {
  rules = { "SoH-55/effect" },
  given = { turn = p1,
    p1 = { hand = { "Acceptable Losses" }, characters = { "Hoth Trooper", "Finn" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Acceptable Losses",
    p1.finishes,
    expect { p1, resources = 0 },
    expect { p1.characters, count = 2 },
  },
}

scenario "Acceptable Losses: nothing for a character that is saved" {
  rules = { "SoH-55/effect" },
  given = { turn = p1,
    p1 = { hand = { "Acceptable Losses" }, characters = { { "Finn", damage = 1, upgrades = { "Second Chance" } }, "Padawan", "Rey" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Acceptable Losses",
    p1.chooses "Finn",
    p1.chooses "Padawan",
    p1.finishes,
    expect { p1.characters, exactly = { "Finn", "Rey" } },
    expect { p1, resources = 1 },
  },
}
