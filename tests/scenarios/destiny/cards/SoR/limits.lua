-- What abilities of Spirit of Rebellion do not do.

scenario "Docking Bay plays no card of another type, and none of an opponent" {
  rules = { "SoR-153/claim" },
  given = { turn = p1, battlefield = { "Docking Bay", controlled_by = p1 },
    p1 = { resources = 5, hand = { "Black One", "Lightsaber" }, discard = { "Jedi Council", "Aim" }, characters = { "Rey", "Poe Dameron" } },
    p2 = { discard = { "Launch Bay" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Black One", "Jedi Council" },
    p1.chooses "Jedi Council",
    expect { p1, resources = 4 },
  },
}

scenario "Carbon-freezing Chamber freezes no die of an upgrade or support" {
  rules = { "SoR-151/claim" },
  given = { turn = p1, battlefield = { "Carbon-freezing Chamber", controlled_by = p1 },
    p1 = { characters = { "Nightsister" } },
    p2 = { supports = { "Black One" }, characters = { { "Rey", upgrades = { "Lightsaber" } } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Nightsister die", "Rey die" },
    p1.chooses "Rey die",
  },
}

scenario "Maz Kanata answers nobody else's activation" {
  quiet = { "SoR-45/after" },
  given = { turn = p1,
    p1 = { characters = { "Maz Kanata", "Finn" } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1 } },
  steps = {
    p1.activates "Finn",
    p2.is_asked,
    expect { p1.pool, exactly = { "1 ranged" } },
  },
}

scenario "TIE Pilot protects nothing while no die of its card is in the pool" {
  quiet = { "SoR-4/ongoing" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { { "TIE Pilot", exhausted = true }, "First Order Stormtrooper" }, pool = { { "First Order Stormtrooper", side = "2 ranged" } } } },
  steps = {
    p1.plays "Flank",
    expect { p2.pool, exactly = {} },
  },
}

scenario "TIE Pilot protects no die that shows something else" {
  quiet = { "SoR-4/ongoing" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { { "TIE Pilot", exhausted = true }, "First Order Stormtrooper" }, pool = { { "TIE Pilot", side = "blank" }, { "First Order Stormtrooper", side = "1 resource" } } } },
  steps = {
    p1.plays "Flank",
    p1.chooses "1 resource",
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Darth Vader, Dark Apprentice, does not hurt himself with a melee side" {
  quiet = { "SoR-10/special" },
  given = { turn = p1,
    p1 = { characters = { "SoR-10" }, pool = { { "SoR-10", side = "2 melee" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p1.character "Darth Vader", damage = 0 },
  },
}

scenario "Anger resolves no die of one's own and none without damage" {
  rules = { "SoR-71/effect" },
  given = { turn = p1,
    p1 = { hand = { "Anger" }, characters = { { "Kylo Ren", elite = true }, "Nightsister" }, pool = { { "Kylo Ren", side = "blank" }, { "Kylo Ren", side = "blank" }, { "Nightsister", side = "2 ranged" } } },
    p2 = { characters = { "Rey", "Finn", "Padawan" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "1 ranged" }, { "Padawan", side = "1 resource" } } } },
  steps = {
    p1.plays "Anger",
    p1.may_choose_exactly { "1 melee", "1 ranged" },
    p1.chooses "1 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "My Ally Is The Force is for blue dice of one's own" {
  rules = { "SoR-105/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "My Ally Is The Force" }, characters = { "Rey", "Finn", "Padawan" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "1 ranged" }, { "Padawan", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.plays "My Ally Is The Force",
    p1.may_choose_exactly { "1 melee", "1 resource" },
    p1.chooses "1 resource",
    expect { p1, resources = 1 },
    expect { p1.pool, exactly = { "1 melee", "1 ranged", "1 resource" } },
  },
}

scenario "Outmaneuver gains nothing when an opponent claims" {
  quiet = { "SoR-149/after" },
  given = { turn = p2, battlefield = { controlled_by = p2 },
    p1 = { supports = { "Outmaneuver" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p2.claims,
    p1.is_asked,
    expect { p1, resources = 0 },
    expect { p2, resources = 0 },
  },
}

scenario "The Ascension Gun uses no battlefield with its focus" {
  quiet = { "SoR-59/special" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { set_aside = { "Echo Base" }, characters = { { "Finn", upgrades = { "Ascension Gun" } } }, pool = { { "Ascension Gun", side = "1 ranged" } } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Nightsister",
    expect { p1.character "Finn", shields = 0 },
  },
}

scenario "The Con Artist collects no damage with its discard" {
  quiet = { "SoR-60/special" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Con Artist" } } }, pool = { { "Con Artist", side = "2 disrupt" } } },
    p2 = { resources = 2, deck = { "Aim", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.resolves "2 disrupt",
    expect { p1.upgrade "Con Artist", damage = 0 },
    expect { p2.deck, count = 2 },
  },
}

scenario "Premonitions: no set-aside card but a copy with a card on it" {
  rules = { "SoR-131/effect" },
  given = { turn = p1,
    p1 = { hand = { "Premonitions", "Vibroknife" }, set_aside = { "Hyperspace Jump", "Premonitions", "Premonitions" }, characters = { "Rey" } },
    p2 = { characters = { "Nightsister" } } },
  steps = {
    p1.plays "Premonitions",
    p1.chooses(2),
    p2.is_asked,
    expect { p1.hand, exactly = { "Vibroknife" } },
  },
}

scenario "Blackmail: nobody pays for another die that is rolled" {
  quiet = { "SoR-23/after" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { { "Tusken Raider", upgrades = { "Blackmail" } } }, pool = { { "Tusken Raider", side = "blank" } } },
    p2 = { resources = 1, characters = { "Rey" } },
    chance = { 1 } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    p1.finishes,
    p2.may_not_choose { accept },
    expect { p1.pool, exactly = { "1 ranged" } },
  },
}
