-- Awakenings: what the heroes' characters do.

scenario "Admiral Ackbar: who discards the last card chooses a character that is dealt 2 damage" {
  rules = { "AW-27/after" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { "Kylo Ren", "Nightsister" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { hand = { "Block" }, characters = { "Admiral Ackbar" } } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    p1.finishes,
    p1.may_choose_exactly { "Kylo Ren", "Nightsister" },
    p1.chooses "Nightsister",
    expect { p1.character "Nightsister", damage = 2 },
  },
}

scenario "Admiral Ackbar: playing the last card counts, the last but one does not" {
  rules = { "AW-27/after" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Take Cover", "Aim" }, characters = { "Kylo Ren" }, deck = { "Dodge" } },
    p2 = { hand = { "Take Cover" }, characters = { "Admiral Ackbar" } } },
  steps = {
    p1.plays "Take Cover",
    p1.chooses "Kylo Ren",
    expect { p1.character "Kylo Ren", damage = 0, shields = 1 },
    p2.plays "Take Cover",          -- his own side's last card is no concern of his
    p2.chooses "Admiral Ackbar",
    p1.plays "Aim",
    expect { p1.character "Kylo Ren", damage = 1, shields = 0 },
    expect { p2.character "Admiral Ackbar", damage = 0, shields = 1 },
  },
}

scenario "Leia Organa gives up her die to reroll up to two" {
  rules = { "AW-28/action" },
  given = { turn = p1,
    p1 = { characters = { "Leia Organa", "Rey", "Finn" },
      pool = { { "Leia Organa", side = "1 ranged" }, { "Rey", side = "blank" }, { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    chance = { 1, 2 } },
  steps = {
    p1.uses "Leia Organa",
    p1.chooses "1 ranged",
    p1.may_choose_exactly { "blank", "blank", done },
    p1.chooses "blank",
    p1.chooses "blank",
    expect { p1.pool, exactly = { "1 melee", "2 ranged" } },
  },
}

scenario "Leia Organa without her die in the pool rerolls nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { "Leia Organa", "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Leia Organa",
    expect { p1.pool, exactly = { "blank" } },
    p2.is_asked,
  },
}

scenario "Poe Dameron resolves a side of a vehicle that he discards, then plays it" {
  rules = { "AW-29/special" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "Black One" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(2),                       -- 3 ranged
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
    p1.accepts,
    expect { p1.supports, exactly = { "Black One" } },
    expect { p1, resources = 0 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Poe Dameron: the special of a card that he discards resolves before it can be played; there is no die to reroll" {
  rules = { "AW-32/special" },
  cites = { { "DST-RUL-AW-19", "a side is resolved there and then, as a part of the ability" },
    { "DST-FAQ-18", "no die lies in the pool, so that none can stay there" } },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Black One" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(5),                       -- special
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    p2.is_asked,                         -- without resources it cannot be played
    expect { p1.supports, exactly = {} },
    expect { p1.pool, exactly = {} },
    expect { p1.discard, exactly = { "Black One" } },
  },
}

scenario "Poe Dameron does not play what is no vehicle; a card without a die gives nothing" {
  rules = { "DST-SYM-18" },
  cites = { { "DST-ABL-INH-03", "the shields of that die are divided although its card is not in play" } },
  given = { turn = p1,
    p1 = { resources = 9, hand = { "Diplomatic Immunity" }, characters = { "Poe Dameron", "Rey" },
      pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(3),                       -- 2 shields, divided
    p1.chooses "Poe Dameron",
    p1.chooses "Rey",
    expect { p1.character "Poe Dameron", shields = 1 },
    expect { p1.character "Rey", shields = 1 },
    expect { p1.discard, exactly = { "Diplomatic Immunity" } },
    p2.is_asked,
  },
}

scenario "Luke Skywalker draws a card when he activates" {
  rules = { "AW-35/after" },
  given = { turn = p1,
    p1 = { deck = { "Aim", "Block" }, characters = { "Luke Skywalker", "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Luke Skywalker",
    expect { p1.hand, exactly = { "Aim" } },
    p2.passes,
    p1.activates "Rey",
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "The Padawan's first weapon costs 1 less" {
  rules = { "AW-36/ongoing" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Lightsaber" }, characters = { "Padawan", "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Lightsaber",
    p1.may_choose_exactly { "Padawan", decline },
    p1.chooses "Padawan",
    expect { p1.upgrade "Lightsaber", on = "Padawan" },
    expect { p1, resources = 0 },
  },
}

scenario "The Padawan pays in full for what is no weapon, and once he has an upgrade, also if it is replaced" {
  quiet = { "AW-36/ongoing" },
  rules = { "DST-ACT-PLAY-04" },
  cites = { { "DST-RUL-AW-18", "the old upgrade lies on him until the new one comes into play" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Lightsaber", "Jedi Robes" }, characters = { { "Padawan", upgrades = { "DH-17 Blaster Pistol" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.cannot { "plays", "Lightsaber", because = "DST-ACT-PLAY-04" },
    p1.plays "Jedi Robes",                -- 2, less 1 for the pistol that goes
    p1.chooses "Padawan",
    p1.may_choose_exactly { "DH-17 Blaster Pistol" },
    expect { p1, resources = 0 },
    expect { p1.character "Padawan", upgrades = "Jedi Robes" },
  },
}

scenario "Qui-Gon Jinn gives up a shield for damage before he gains more, also from three" {
  rules = { "AW-37/before" },
  cites = { { "DST-TRG-04", "the example of a trigger condition" }, { "DST-RUL-AW-20", "the shield is gone before the new one comes" } },
  given = { turn = p1,
    p1 = { hand = { "Take Cover", "Take Cover" }, characters = { { "Qui-Gon Jinn", shields = 3 }, "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Take Cover",
    p1.chooses "Qui-Gon Jinn",
    p1.accepts,
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p1.character "Qui-Gon Jinn", shields = 3 },
    p2.passes,
    p1.plays "Take Cover",
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 1 },
    p2.is_asked,
  },
}

scenario "Qui-Gon Jinn without a shield has none to give" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { hand = { "Take Cover" }, characters = { "Qui-Gon Jinn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Take Cover",
    p1.chooses "Qui-Gon Jinn",
    p1.accepts,
    expect { p2.character "Kylo Ren", damage = 0 },
    expect { p1.character "Qui-Gon Jinn", shields = 1 },
  },
}

scenario "Han Solo may take a shield after a card with Ambush" {
  rules = { "AW-46/after" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Unpredictable", "Aim" }, characters = { "Han Solo", "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Unpredictable",
    p1.accepts,
    expect { p1.character "Han Solo", shields = 1 },
    p1.plays "Aim",
    p2.is_asked,
    expect { p1.character "Han Solo", shields = 1 },
  },
}

scenario "Padme Amidala discards one card from a deck, or two for a resource" {
  rules = { "AW-48/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { { "Padme Amidala", elite = true } }, deck = { "Dodge" },
      pool = { { "Padme Amidala", side = "special" }, { "Padme Amidala", side = "special" } } },
    p2 = { deck = { "Aim", "Block", "Dodge", "Flank" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(2),
    expect { p2.discard, exactly = { "Aim", "Block" } },
    expect { p1, resources = 0 },
    p1.chooses "special",
    p1.chooses(2),                       -- nothing left to spend: nothing follows
    expect { p2.discard, exactly = { "Aim", "Block" } },
    expect { p1.deck, count = 1 },
  },
}

scenario "Padme Amidala's first way costs nothing" {
  rules = { "AW-48/special" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Padme Amidala" }, pool = { { "Padme Amidala", side = "special" } } },
    p2 = { deck = { "Aim", "Block" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses(1),
    expect { p2.discard, exactly = { "Aim" } },
    expect { p1, resources = 1 },
  },
}
