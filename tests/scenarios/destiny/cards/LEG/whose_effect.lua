-- Whose card removed a die, who chose it, and whose dice they were.

scenario "Maul answers an opponent's card by which his own player has to remove the die" {
  rules = { "LEG-2/after" },
  given = { turn = p2,
    p1 = { characters = { "Maul" }, pool = { { "Maul", side = "2 melee" } } },
    p2 = { resources = 1, hand = { "Closing the Net", "Aim" }, characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p2.plays "Closing the Net",
    p2.declines,
    p1.accepts,
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Maul does not answer his own player's card" {
  rules = { "AW-97/effect" },
  given = { turn = p1,
    p1 = { hand = { "He Doesn't Like You" }, characters = { "Maul" }, pool = { { "Maul", side = "2 melee" } } },
    p2 = { characters = { { "Nightsister" }, "Rey" }, pool = { { "Nightsister", side = "1 ranged" }, { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "He Doesn't Like You",
    p1.chooses "1 ranged",
    p2.is_asked,
    p2.may_not_choose { accept },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Maul among three removes a die of the opponent whose card it was" {
  rules = { "DST-MP-06", "LEG-2/after" },
  given = { turn = p2,
    p1 = { characters = { "Maul" }, pool = { { "Maul", side = "2 melee" } } },
    p2 = { resources = 2, hand = { "Block", "Aim" }, characters = { "Nightsister", "Tusken Raider" }, pool = { { "Nightsister", side = "1 ranged" }, { "Tusken Raider", side = "1 shield" } } },
    p3 = { characters = { "Rey" }, pool = { { "Rey", side = "1 discard" } } } },
  steps = {
    p2.plays "Block",
    p2.chooses "p1",
    p1.accepts,
    p1.may_choose_exactly { "1 ranged", "1 shield" },
    p1.chooses "1 ranged",
    expect { p2.pool, exactly = { "1 shield" } },
    expect { p3.pool, exactly = { "1 discard" } },
  },
}

scenario "Resilient brings back a die that its player had to choose for an opponent's card" {
  rules = { "LEG-135/after" },
  given = { turn = p2,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Resilient" } } }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { resources = 1, hand = { "Closing the Net", "Aim" }, characters = { "Nightsister" } },
    chance = { 1 } },
  steps = {
    p2.plays "Closing the Net",
    p2.declines,
    p1.accepts,
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p1.upgrade "Resilient", exhausted = true },
  },
}

scenario "Resilient does not answer its own player's card" {
  rules = { "AW-97/effect" },
  given = { turn = p1,
    p1 = { hand = { "He Doesn't Like You" }, characters = { { "Kylo Ren", upgrades = { "Resilient" } } }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "He Doesn't Like You",
    p2.is_asked,
    expect { p1.upgrade "Resilient", exhausted = false },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Blackmail: who pays removes the die, and their DJ answers" {
  rules = { "WotF-35/after", "SoR-23/after" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Blackmail" } } }, pool = { { "Blackmail", side = "blank" } } },
    p2 = { resources = 1, characters = { "DJ" } },
    chance = { 1 } },
  steps = {
    p1.uses "Nightsister",
    p2.accepts,                            -- pays
    p2.accepts,                            -- DJ
    expect { p1.character "Nightsister", damage = 2 },
  },
}

scenario "Blackmail on Maul: the die goes by his own player's card, whoever pays" {
  rules = { "SoR-23/after" },
  quiet = { "LEG-2/after" },
  given = { turn = p1,
    p1 = { characters = { { "Maul", upgrades = { "Blackmail" } }, "Nightsister" }, pool = { { "Blackmail", side = "blank" } } },
    p2 = { resources = 1, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    chance = { 1 } },
  steps = {
    p1.uses "Nightsister",
    p1.chooses "blank",
    p2.accepts,
    p2.is_asked,
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "DJ among three: 1 indirect damage for each die removed, to the opponent whose dice they were" {
  rules = { "WotF-35/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Block", "Aim" }, characters = { "DJ" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 discard" } } },
    p3 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.plays "Block",
    p1.chooses "p3",
    p1.accepts,
    expect { p3.character "Kylo Ren", damage = 2 },
    expect { p2.character "Rey", damage = 0 },
  },
}

scenario "Resilient: a die of the other copy of a character does not count" {
  rules = { "AW-159/effect" },
  quiet = { "LEG-135/after" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Electroshock" }, characters = { "Finn" } },
    p2 = { characters = { "Nightsister", { "Nightsister", upgrades = { "Resilient" } } }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "Electroshock",
    p2.is_asked,
    p2.may_not_choose { accept },
    expect { p2.upgrade "Resilient", exhausted = false },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Resilient: a die of its own copy does" {
  rules = { "LEG-135/after" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Electroshock" }, characters = { "Finn" } },
    p2 = { characters = { { "Nightsister", upgrades = { "Resilient" } }, "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } },
    chance = { 1 } },
  steps = {
    p1.plays "Electroshock",
    p2.accepts,
    expect { p2.upgrade "Resilient", exhausted = true },
    expect { p2.pool, count = 1 },
  },
}

scenario "Resilient: the die of the same character of an opponent, or of an upgrade on its own, does not count" {
  rules = { "AW-159/effect" },
  quiet = { "LEG-135/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Electroshock", "Electroshock" }, characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Rey", upgrades = { "Resilient", "Lightsaber" } } }, pool = { { "Lightsaber", side = "1 shield" } } } },
  steps = {
    p1.plays "Electroshock",
    p1.chooses "1 melee",
    p2.may_not_choose { accept },
    p2.passes,
    p1.plays "Electroshock",
    p2.is_asked,
    p2.may_not_choose { accept },
    expect { p2.upgrade "Resilient", exhausted = false },
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = {} },
  },
}
