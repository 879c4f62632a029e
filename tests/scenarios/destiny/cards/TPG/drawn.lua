-- Two-Player Game: cards drawn by lot.

scenario "Kylo Ren: 2 damage if the card has the named colour" {
  rules = { "TPG-1/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "TPG-1", "Finn" } },
    p2 = { hand = { "Heroism" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses(1),                                -- blue, red, yellow, gray
    p1.may_choose_exactly { "Kylo Ren", "Finn", "Rey" },
    p1.chooses "Rey",
    expect { p2.hand, open = 1 },
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Kylo Ren names red, and shows no card of his own hand" {
  rules = { "TPG-1/after" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { hand = { "Heroism", "Heroism" }, characters = { "TPG-1", "Finn" } },
    p2 = { hand = { "Probe" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses(2),
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Kylo Ren names yellow" {
  rules = { "TPG-1/after" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { hand = { "Heroism", "Heroism" }, characters = { "TPG-1", "Finn" } },
    p2 = { hand = { "Smuggling" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses(3),
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Kylo Ren names gray" {
  rules = { "TPG-1/after" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { hand = { "Heroism", "Heroism" }, characters = { "TPG-1", "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses(4),
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
  },
}

scenario "Kylo Ren: one card only is shown, and of another colour" {
  rules = { "TPG-1/after" },
  given = { turn = p1, chance = { 1, 1 },
    p1 = { hand = { "Heroism" }, characters = { "TPG-1", "Finn" } },
    p2 = { hand = { "Heroism", "Heroism" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses(2),
    expect { p2.hand, count = 2, open = 1 },
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

scenario "Kylo Ren names yellow, and the card is gray" {
  rules = { "TPG-1/after" },
  given = { turn = p1,
    p1 = { characters = { "TPG-1" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses(3),
    expect { p2.hand, open = 1 },
    p2.is_asked,
  },
}

scenario "Kylo Ren names gray, and the card is blue" {
  rules = { "TPG-1/after" },
  given = { turn = p1,
    p1 = { characters = { "TPG-1" } },
    p2 = { hand = { "Heroism" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses(4),
    expect { p2.hand, open = 1 },
    p2.is_asked,
  },
}

scenario "Kylo Ren: nothing after somebody else is activated" {
  quiet = { "TPG-1/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "TPG-1", "Finn" } },
    p2 = { hand = { "Heroism" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Finn",
    expect { p2.hand, open = 0 },
    p2.is_asked,
  },
}

scenario "Kylo Ren: an empty hand shows nothing" {
  rules = { "TPG-1/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "TPG-1", "Finn" } },
    p2 = { deck = { "Heroism" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Kylo Ren",
    p1.accepts,
    p1.chooses(1),
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

scenario "Rey deals 1 damage while she has a shield" {
  rules = { "TPG-24/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { { "TPG-24", shields = 1 }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Rey",
    p1.accepts,
    p1.may_choose_exactly { "Rey", "Finn", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p1.character "Rey", shields = 1 },
  },
}

scenario "Rey: nothing without a shield of her own" {
  quiet = { "TPG-24/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { "TPG-24", { "Finn", shields = 1 } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Rey",
    expect { p2.character "Kylo Ren", damage = 0 },
    p2.is_asked,
  },
}

scenario "Rey: nothing after somebody else is activated" {
  quiet = { "TPG-24/after" },
  given = { turn = p1, chance = { 1 },
    p1 = { characters = { { "TPG-24", shields = 1 }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Finn",
    p2.is_asked,
  },
}

scenario "Poe Dameron: a shield, and a die that is turned" {
  rules = { "TPG-25/special" },
  given = { turn = p1,
    p1 = { characters = { { "TPG-25", elite = true }, "Finn" },
      pool = { { "TPG-25", side = "special" }, { "TPG-25", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Poe Dameron", "Finn", "Rey" },
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 1 },
    p1.accepts,
    p1.may_choose_exactly { "blank", "1 melee" },
    p1.chooses "1 melee",
    p1.picks "blank",
    expect { p1.pool, exactly = { "blank" } },
    expect { p2.pool, exactly = { "blank" } },
  },
}

scenario "Poe Dameron: a shield alone" {
  rules = { "TPG-25/special" },
  given = { turn = p1,
    p1 = { characters = { "TPG-25", "Finn" }, pool = { { "TPG-25", side = "special" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Poe Dameron",
    p1.declines,
    expect { p1.character "Poe Dameron", shields = 1 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Poe Dameron: never his own die, and a die of the others even when no shield fits" {
  rules = { "TPG-25/special" },
  given = { turn = p1,
    p1 = { characters = { { "TPG-25", shields = 3 } }, pool = { { "TPG-25", side = "special" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Poe Dameron",
    p1.accepts,
    p1.picks "1 discard",
    expect { p1.character "Poe Dameron", shields = 3 },
    expect { p2.pool, exactly = { "1 discard" } },
  },
}

scenario "Captain Phasma's Blaster is redeployed when Captain Phasma is defeated" {
  rules = { "TPG-4/before" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Finn" } },
    p2 = { characters = { { "Captain Phasma", damage = 10, upgrades = { "Captain Phasma's Blaster", "Toy Blade" } }, "Death Trooper", "Nightsister" },
      pool = { { "Captain Phasma's Blaster", side = "2 ranged" } } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Captain Phasma",
    p2.accepts,
    p2.may_choose_exactly { "Death Trooper", "Nightsister" },
    p2.chooses "Death Trooper",
    expect { p2.upgrade "Captain Phasma's Blaster", on = "Death Trooper" },
    expect { p2.discard, exactly = { "Toy Blade" } },
    expect { p2.pool, exactly = {} },
  },
}

scenario "Captain Phasma's Blaster: it is her player's choice" {
  rules = { "TPG-4/before" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Finn" } },
    p2 = { characters = { { "Captain Phasma", damage = 10, upgrades = { "Captain Phasma's Blaster" } }, "Death Trooper" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Captain Phasma",
    p2.declines,
    expect { p2.discard, exactly = { "Captain Phasma's Blaster" } },
    expect { p2.upgrades, exactly = {} },
  },
}

scenario "Captain Phasma's Blaster stays on her when another character is defeated" {
  quiet = { "TPG-4/before" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Finn" } },
    p2 = { characters = { { "Death Trooper", damage = 9, upgrades = { "Toy Blade" } },
      { "Captain Phasma", upgrades = { "Captain Phasma's Blaster" } }, "Nightsister" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Death Trooper",
    expect { p2.upgrade "Captain Phasma's Blaster", on = "Captain Phasma" },
    expect { p2.discard, exactly = { "Toy Blade" } },
    p2.is_asked,
  },
}

scenario "Captain Phasma's Blaster: discarded with anybody else" {
  quiet = { "TPG-4/before" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Finn" } },
    p2 = { characters = { { "Death Trooper", damage = 9, upgrades = { "Captain Phasma's Blaster" } }, "Captain Phasma" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Death Trooper",
    expect { p2.discard, exactly = { "Captain Phasma's Blaster" } },
    p2.is_asked,
  },
}

scenario "Dark Counsel draws a card and is rerolled" {
  rules = { "TPG-6/special" },
  given = { turn = p1, chance = { 3 },
    p1 = { deck = { "Aim", "Block" }, characters = { { "Nightsister", upgrades = { "Dark Counsel" } } },
      pool = { { "Dark Counsel", side = "special" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.pool, exactly = { "1 resource" } },
  },
}

scenario "Dark Counsel: another side draws nothing, and the die goes back" {
  quiet = { "TPG-6/special" },
  given = { turn = p1,
    p1 = { deck = { "Aim" }, characters = { { "Nightsister", upgrades = { "Dark Counsel" } } },
      pool = { { "Dark Counsel", side = "1 resource" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 resource",
    expect { p1, resources = 1 },
    expect { p1.hand, exactly = {} },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Crossguard Lightsaber: 1 damage when it is played on Kylo Ren" {
  rules = { "TPG-7/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Crossguard Lightsaber" }, characters = { "TPG-1", "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Crossguard Lightsaber",
    p1.chooses "Kylo Ren",
    p1.may_choose_exactly { "Kylo Ren", "Nightsister", "Rey" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "Crossguard Lightsaber: nothing on another character" {
  quiet = { "TPG-7/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Crossguard Lightsaber" }, characters = { "TPG-1", "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Crossguard Lightsaber",
    p1.chooses "Nightsister",
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

scenario "Crossguard Lightsaber: nothing when another upgrade is played on Kylo Ren" {
  quiet = { "TPG-7/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Toy Blade" }, characters = { { "TPG-1", upgrades = { "Crossguard Lightsaber" } }, "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Toy Blade",
    p1.chooses "Kylo Ren",
    p1.declines,
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
  },
}

scenario "Crossguard Lightsaber: 2 damage without shields" {
  rules = { "TPG-7/special" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Crossguard Lightsaber" } } }, pool = { { "Crossguard Lightsaber", side = "special" } } },
    p2 = { characters = { "Rey", { "Finn", shields = 1 } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Nightsister", "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2 },
    expect { p2.character "Finn", damage = 0, shields = 1 },
  },
}

scenario "Crossguard Lightsaber: 3 damage with a shield, which blocks 1 of it" {
  rules = { "TPG-7/special" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Crossguard Lightsaber" } } }, pool = { { "Crossguard Lightsaber", side = "special" } } },
    p2 = { characters = { "Rey", { "Finn", shields = 1 } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 2, shields = 0 },
  },
}

scenario "Crossguard Lightsaber: its melee side is ordinary damage" {
  quiet = { "TPG-7/special" },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", upgrades = { "Crossguard Lightsaber" } } }, pool = { { "Crossguard Lightsaber", side = "1 melee" } } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 0, shields = 1 },
  },
}

scenario "Rey's Lightsaber: 1 shield" {
  rules = { "TPG-30/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Rey's Lightsaber" }, characters = { "Luke Skywalker", "TPG-24" } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.plays "Rey's Lightsaber",
    p1.chooses "Luke Skywalker",
    expect { p1.character "Luke Skywalker", shields = 1 },
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Rey's Lightsaber: 2 shields for Rey" {
  rules = { "TPG-30/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Rey's Lightsaber" }, characters = { "Luke Skywalker", "TPG-24" } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.plays "Rey's Lightsaber",
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 2 },
  },
}

scenario "Rey's Lightsaber: no shield when another upgrade is played" {
  quiet = { "TPG-30/after" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Toy Blade" }, characters = { { "TPG-24", upgrades = { "Rey's Lightsaber" } } } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.plays "Toy Blade",
    p1.chooses "Rey",
    p1.declines,
    expect { p1.character "Rey", shields = 0 },
  },
}

scenario "Rey's Lightsaber is redeployed, without a shield" {
  rules = { "DST-KW-RED-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Finn" } },
    p2 = { characters = { { "Toy Trooper", damage = 5, upgrades = { "Rey's Lightsaber" } }, "Rey" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    p2.chooses "Rey",
    expect { p2.upgrade "Rey's Lightsaber", on = "Rey" },
    expect { p2.character "Rey", shields = 0 },
  },
}

scenario "Medical Droid heals 1 damage" {
  rules = { "TPG-26/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", damage = 2 } }, supports = { "Medical Droid" }, pool = { { "Medical Droid", side = "special" } } },
    p2 = { characters = { { "Rey", damage = 1 } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Finn",
    expect { p1.character "Finn", damage = 1 },
    expect { p2.character "Rey", damage = 1 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Medical Droid: its shield side heals nothing" {
  quiet = { "TPG-26/special" },
  given = { turn = p1,
    p1 = { characters = { { "Finn", damage = 2 } }, supports = { "Medical Droid" }, pool = { { "Medical Droid", side = "1 shield" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Finn",
    expect { p1.character "Finn", damage = 2, shields = 1 },
  },
}

scenario "Luke's Protection goes on top of the deck for a shield" {
  rules = { "TPG-32/action" },
  given = { turn = p1,
    p1 = { deck = { "Aim" }, characters = { "Finn", "Padawan" }, supports = { "Luke's Protection" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Luke's Protection",
    p1.may_choose_exactly { "Padawan", "Kylo Ren" },
    p1.cannot { "chooses", "Finn", says = "it is no blue character" },
    p1.chooses "Padawan",
    expect { p1.character "Padawan", shields = 1 },
    expect { p1.deck, in_order = { "Luke's Protection", "Aim" } },
    expect { p1.supports, exactly = {} },
  },
}

scenario "Luke's Protection: not from the hand, and not the opponent's" {
  quiet = { "TPG-32/action" },
  given = { turn = p1,
    p1 = { hand = { "Luke's Protection" }, deck = { "Aim" }, characters = { "Padawan" } },
    p2 = { characters = { "Kylo Ren" }, supports = { "Luke's Protection" } } },
  steps = {
    p1.may_not_choose { "uses Luke's Protection" },
    p1.plays "Luke's Protection",
    expect { p1.character "Padawan", shields = 0 },
    expect { p1.supports, exactly = { "Luke's Protection" } },
  },
}

scenario "Honor Guard removes a die showing damage" {
  rules = { "TPG-33/action" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Honor Guard" }, pool = { { "Finn", side = "1 shield" } } },
    p2 = { characters = { "Rey", "Doctor Aphra", "Kylo Ren" },
      pool = { { "Rey", side = "1 melee" }, { "Doctor Aphra", side = "2 indirect" }, { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.uses "Honor Guard",
    p1.may_choose_exactly { "1 melee", "2 indirect" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "2 indirect", "1 shield" } },
    expect { p1.discard, exactly = { "Honor Guard" } },
    expect { p1.supports, exactly = {} },
  },
}

scenario "Honor Guard: no die without damage" {
  rules = { "TPG-33/action" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Honor Guard" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.uses "Honor Guard",
    expect { p2.pool, exactly = { "1 shield" } },
    expect { p1.discard, exactly = { "Honor Guard" } },
  },
}

scenario "Sound The Alarm rerolls what an opponent's dice show as damage" {
  rules = { "TPG-45/effect" },
  given = { turn = p1, chance = { 6, 5 },
    p1 = { hand = { "Sound The Alarm" }, characters = { "Finn" }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Rey" },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" }, { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Sound The Alarm",
    p1.may_choose_exactly { "1 melee", "1 melee#2", done },
    p1.chooses "1 melee",
    p1.chooses "1 melee",
    expect { p1.pool, exactly = { "1 ranged" } },
    expect { p2.pool, exactly = { "blank", "1 shield", "+1 resource" } },
  },
}

scenario "Sound The Alarm: none at all" {
  rules = { "TPG-45/effect" },
  given = { turn = p1,
    p1 = { hand = { "Sound The Alarm" }, characters = { "Finn" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "Sound The Alarm",
    p1.finishes,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Sound The Alarm: nothing without a die that shows damage" {
  quiet = { "TPG-45/effect" },
  given = { turn = p1,
    p1 = { hand = { "Sound The Alarm" }, characters = { "Finn" }, pool = { { "Finn", side = "1 ranged" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.plays "Sound The Alarm",
    expect { p1.pool, exactly = { "1 ranged" } },
    expect { p2.pool, exactly = { "1 shield" } },
    p2.is_asked,
  },
}
