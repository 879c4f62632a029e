-- Who rolled a die, and whose die it is: they need not be the same.

scenario "Imperial Inspection: one of its player's dice rolls disrupt, whoever rerolled it" {
  rules = { "SoR-70/after" },
  cites = { { "DST-ERR-08", "one of your dice, not: you" } },
  given = { turn = p2,
    p1 = { supports = { "Imperial Inspection" }, characters = { "Nightsister" }, pool = { { "Nightsister", side = "blank" } } },
    p2 = { characters = { "Nightsister", { "Rey", upgrades = { "Rey's Staff" } } } },
    chance = { 3 } },
  steps = {
    p2.uses "Nightsister",
    p1.accepts,
    expect { p2.hand, exactly = { "Rey's Staff" } },
    expect { p1.set_aside, exactly = { "Imperial Inspection" } },
  },
}

scenario "Imperial Inspection does not answer an opponent's die, even if its own player rerolled it" {
  rules = { "AW-12/action" },
  given = { turn = p1,
    p1 = { supports = { "Imperial Inspection" }, characters = { "Nightsister" } },
    p2 = { characters = { "Nightsister", { "Rey", upgrades = { "Rey's Staff" } } }, pool = { { "Nightsister", side = "blank" } } },
    chance = { 3 } },
  steps = {
    p1.uses "Nightsister",
    p2.may_not_choose { accept },
    expect { p2.pool, exactly = { "1 disrupt" } },
    expect { p1.supports, exactly = { "Imperial Inspection" } },
  },
}

scenario "As printed: Imperial Inspection answers its player's die that an opponent rerolled" {
  rules = { "SoR-70/after" },
  given = { edition = "1.0", turn = p2,
    p1 = { supports = { "Imperial Inspection" }, characters = { "Nightsister" }, pool = { { "Nightsister", side = "blank" } } },
    p2 = { characters = { "Nightsister", { "Rey", upgrades = { "Rey's Staff" } } } },
    chance = { 3 } },
  steps = {
    p2.uses "Nightsister",
    p1.accepts,
    expect { p2.hand, exactly = { "Rey's Staff" } },
    expect { p1.support "Imperial Inspection", exhausted = true },
  },
}

scenario "Blackmail: when an opponent rerolls its die nobody may pay" {
  rules = { "AW-12/action" },
  given = { turn = p2,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Blackmail" } } }, pool = { { "Blackmail", side = "blank" } } },
    p2 = { resources = 1, characters = { "Nightsister" } },
    chance = { 1 } },
  steps = {
    p2.uses "Nightsister",
    p1.is_asked,
    p1.may_choose { "resolves 2 discard", pass },
    expect { p2, resources = 1 },
  },
}

scenario "Blackmail: its player rerolls the die with another card, and the opponent may pay" {
  rules = { "SoR-23/after" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Blackmail" } } }, pool = { { "Blackmail", side = "blank" } } },
    p2 = { resources = 1, characters = { "Rey" } },
    chance = { 1 } },
  steps = {
    p1.uses "Nightsister",
    p2.accepts,
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 1 },
  },
}

scenario "Blackmail: an opponent's Lure has its character activated, and it is still its player who rolls" {
  rules = { "SoR-23/after", "LEG-154/effect" },
  given = { turn = p2,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Blackmail" } } } },
    p2 = { resources = 2, hand = { "Lure" }, characters = { "Jabba the Hutt" } },
    chance = { 6, 2 } },
  steps = {
    p2.plays "Lure",
    p2.accepts,
    expect { p1.pool, exactly = { "blank" } },
    expect { p1, resources = 1 },
    p2.declines,                           -- the action of Lure's Ambush
  },
}

scenario "Z6 Riot Control Baton: an opponent rerolls its die, and its player may not" {
  rules = { "AW-12/action" },
  given = { turn = p2,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Z6 Riot Control Baton" } } }, pool = { { "Z6 Riot Control Baton", side = "blank" } } },
    p2 = { characters = { "Nightsister" } },
    chance = { 1 } },
  steps = {
    p2.uses "Nightsister",
    p1.may_not_choose { accept },
    expect { p1.pool, exactly = { "2 melee" } },
  },
}

scenario "Z6 Riot Control Baton: its player rerolls the die in the pool, and not once more" {
  rules = { "AW-12/action" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Z6 Riot Control Baton" } } }, pool = { { "Z6 Riot Control Baton", side = "blank" } } },
    p2 = { characters = { "Rey" } },
    chance = { 6 } },
  steps = {
    p1.uses "Nightsister",
    p2.is_asked,
    expect { p1.pool, exactly = { "blank" } },
  },
}

scenario "Z6 Riot Control Baton: rolled into the pool by an opponent's Lure, its player may reroll it" {
  rules = { "SoR-8/after" },
  given = { turn = p2,
    p1 = { characters = { { "Bala-Tik", upgrades = { "Z6 Riot Control Baton" } } } },
    p2 = { resources = 1, hand = { "Lure" }, characters = { "Jabba the Hutt" } },
    chance = { 6, 6, 1 } },
  steps = {
    p2.plays "Lure",
    p1.accepts,
    expect { p1.pool, exactly = { "blank", "2 melee" } },
    p2.declines,
  },
}

-- Where a last card is once it was played.

scenario "The Outer Rim Smuggler gains a resource for a last card that goes under the deck" {
  rules = { "SoR-46/after" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Closing the Net" }, deck = { "Aim" }, characters = { "Outer Rim Smuggler" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Closing the Net",
    p1.accepts,
    expect { p1.deck, in_order = { "Aim", "Closing the Net" } },
    expect { p1, resources = 1 },
  },
}

scenario "The Outer Rim Smuggler gains a resource for a last card that is set aside" {
  rules = { "SoR-46/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Hyperspace Jump" }, deck = { "Aim" }, characters = { "Outer Rim Smuggler" } },
    p2 = { deck = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Hyperspace Jump",
    expect { p1.set_aside, exactly = { "Hyperspace Jump" } },
    expect { p1, resources = 3 },                 -- 1 for the last card, 2 in the upkeep phase
  },
}

scenario "The Outer Rim Smuggler: a last card that is discarded does not use up the first time" {
  rules = { "SoR-46/after" },
  given = { turn = p1,
    p1 = { hand = { "Smuggling", "Aim" }, deck = { "Take Cover" }, characters = { "Outer Rim Smuggler", "Luke Skywalker" } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 6 } },
  steps = {
    p1.plays "Smuggling",
    expect { p1, resources = 1 },                 -- by the event
    p2.passes,
    p1.activates "Luke Skywalker",
    p2.passes,
    p1.plays "Take Cover",
    p1.chooses "Luke Skywalker",
    expect { p1, resources = 2 },
  },
}
