-- Awakenings: what the villains' characters do.

scenario "Captain Phasma makes her non-unique characters guardians" {
  rules = { "AW-1/ongoing", "DST-KW-GRD-01" },
  given = { turn = p1,
    p1 = { characters = { "Captain Phasma", "First Order Stormtrooper" } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.activates "First Order Stormtrooper",
    p1.may_choose_exactly { "1 melee", decline },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = {} },
    expect { p1.character "First Order Stormtrooper", damage = 1, exhausted = true },
  },
}

scenario "Captain Phasma is unique and no guardian herself, nor are the opponent's characters" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { characters = { "Captain Phasma" }, pool = { { "Captain Phasma", side = "1 ranged" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.activates "Captain Phasma",
    p2.activates "Nightsister",
    p1.is_asked,
    expect { p1.character "Captain Phasma", damage = 0 },
  },
}

scenario "General Grievous takes an upgrade of a character that falls, before Redeploy" {
  rules = { "AW-3/before", "DST-TERM-25" },
  cites = { { "DST-RUL-AW-11", "a before ability comes before the upgrades are discarded, which is what Redeploy replaces" } },
  given = { turn = p1,
    p1 = { characters = { "General Grievous" }, pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { characters = { { "Rey", damage = 9, upgrades = { "Lightsaber", "Force Throw" } }, "Finn" },
      pool = { { "Lightsaber", side = "1 shield" } } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.upgrade "Lightsaber", on = "General Grievous" },
    expect { p2.pool, exactly = {} },
    expect { p2.discard, exactly = { "Force Throw" } },
    p2.passes,
    p1.activates "General Grievous",
    expect { p1.pool, count = 2 },
  },
}

scenario "General Grievous takes no ability, and nothing from his own side" {
  rules = { "DST-DMG-01" },
  given = { turn = p1,
    p1 = { characters = { "General Grievous", { "Nightsister", damage = 6, upgrades = { "Lightsaber" } } },
      pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { characters = { "Rey" }, hand = { "Aim" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Nightsister",
    p1.may_choose_exactly { "General Grievous", decline },   -- Redeploy
    p1.declines,
    expect { p1.discard, exactly = { "Lightsaber" } },
  },
}

scenario "General Veers gives up his die to turn a support die" {
  rules = { "AW-4/action" },
  given = { turn = p1,
    p1 = { characters = { "General Veers", "Captain Phasma" }, supports = { "AT-ST" },
      pool = { { "General Veers", side = "1 ranged" }, { "AT-ST", side = "2 shield" }, { "Captain Phasma", side = "blank" } } },
    p2 = { characters = { "Rey" }, supports = { "BB-8" }, pool = { { "BB-8", side = "1 focus" } } } },
  steps = {
    p1.uses "General Veers",
    p1.chooses "1 ranged",
    p1.chooses "2 shield",
    p1.may_choose_exactly { "3 ranged", "4 ranged", "5 ranged for 1", "special" },
    p1.picks "4 ranged",
    expect { p1.pool, exactly = { "4 ranged", "blank" } },
  },
}

scenario "General Veers without his die does nothing, which is a pass" {
  rules = { "DST-ACT-PASS-02" },
  cites = { { "DST-ACT-PASS-03", "the example of that rule" } },
  given = { turn = p1, passes = 1,
    p1 = { characters = { "General Veers" }, supports = { "AT-ST" }, hand = { "Aim" }, pool = { { "AT-ST", side = "2 shield" } } },
    p2 = { characters = { "Rey" }, hand = { "Aim" } } },
  steps = {
    p1.uses "General Veers",
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
  },
}

scenario "Count Dooku discards a card for a shield against the coming damage" {
  rules = { "AW-9/before" },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Count Dooku", "Nightsister" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Count Dooku",
    p2.accepts,
    p2.may_choose_exactly { "Aim", "Block" },
    p2.chooses "Aim",
    expect { p2.character "Count Dooku", damage = 0, shields = 0 },
    expect { p2.hand, exactly = { "Block" } },
  },
}

scenario "Count Dooku may decline, and does not answer for others" {
  rules = { "DST-SYM-02" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", elite = true }, "Padawan" }, pool = { { "Rey", side = "1 melee" }, { "Padawan", side = "2 melee" } } },
    p2 = { hand = { "Aim" }, characters = { "Count Dooku", "Nightsister" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Count Dooku",
    p2.declines,
    p1.chooses "2 melee",
    p1.chooses "Nightsister",
    expect { p2.character "Count Dooku", damage = 1 },
    expect { p2.character "Nightsister", damage = 2 },
    expect { p2.hand, count = 1 },
  },
}

scenario "Count Dooku gains one shield against a die with its modifier, and one against each plain die" {
  rules = { "AW-9/before" },
  cites = { { "DST-RUL-AW-05", "a die and its modifiers are one value, dealt once" },
    { "DST-RUL-AW-06", "two plain dice are dealt one after the other" } },
  given = { turn = p1,
    p1 = { characters = { { "Rey", elite = true }, "Padawan" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "+2 melee" }, { "Padawan", side = "2 melee" } } },
    p2 = { hand = { "Aim", "Block", "Dodge" }, characters = { "Count Dooku", "Nightsister" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "+2 melee",
    p1.chooses "Count Dooku",
    p2.accepts,
    p2.chooses "Aim",
    expect { p2.character "Count Dooku", damage = 2 },
    p1.chooses "2 melee",
    p1.chooses "Count Dooku",
    p2.accepts,
    p2.chooses "Block",
    expect { p2.character "Count Dooku", damage = 3 },
    expect { p2.hand, exactly = { "Dodge" } },
  },
}

scenario "Darth Vader makes the opponent choose and discard a card" {
  rules = { "AW-10/after" },
  given = { turn = p1,
    p1 = { hand = { "Dodge" }, characters = { "Darth Vader", "Nightsister" } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Rey" } } },
  steps = {
    p1.activates "Darth Vader",
    p1.accepts,
    p2.may_choose_exactly { "Aim", "Block" },
    p2.chooses "Block",
    expect { p2.hand, exactly = { "Aim" } },
    expect { p1.hand, exactly = { "Dodge" } },
    p2.passes,
    p1.activates "Nightsister",
    expect { p2.hand, exactly = { "Aim" } },
  },
}

scenario "The Nightsister rerolls any die and hurts herself" {
  rules = { "AW-12/action" },
  given = { turn = p1,
    p1 = { characters = { "Nightsister", "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    chance = { 6 } },
  steps = {
    p1.uses "Nightsister",
    p1.may_choose_exactly { "blank", "1 melee" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "blank" } },
    expect { p1.character "Nightsister", damage = 1, exhausted = false },
  },
}

scenario "The Nightsister may take her last damage, and without a die only hurts herself" {
  rules = { "AW-12/action" },
  cites = { { "DST-RUL-AW-16", "nothing asks whether she survives it" } },
  given = { turn = p1,
    p1 = { characters = { { "Nightsister", damage = 6 }, "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Nightsister",
    expect { p1.character "Nightsister", in_play = false },
    p2.is_asked,
  },
}

scenario "Bala-Tik may ready after an opposing character falls; dice stay in the pool" {
  rules = { "AW-19/after", "DST-FAQ-26" },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", exhausted = true }, "Nightsister" },
      pool = { { "Bala-Tik", side = "1 focus" }, { "Nightsister", side = "2 ranged" } } },
    p2 = { characters = { { "Rey", damage = 9 }, "Finn" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.character "Bala-Tik", exhausted = false },
    expect { p1.pool, exactly = { "1 focus" } },
    p2.passes,
    p1.activates "Bala-Tik",
    expect { p1.pool, exactly = { "1 focus" } },
  },
}

scenario "Bala-Tik does not answer the fall of a friend" {
  rules = { "DST-DMG-01" },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Bala-Tik", exhausted = true }, { "Nightsister", damage = 6 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Nightsister",
    expect { p2.character "Nightsister", in_play = false },
    expect { p2.character "Bala-Tik", exhausted = true },
  },
}

scenario "Jabba the Hutt may reroll a yellow die, anybody's" {
  rules = { "AW-20/after" },
  given = { turn = p1,
    p1 = { characters = { "Jabba the Hutt", "Kylo Ren" }, pool = { { "Kylo Ren", side = "blank" } } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    chance = { 1, 6 } },
  steps = {
    p1.activates "Jabba the Hutt",
    p1.accepts,
    p1.may_choose_exactly { "1 focus", "2 ranged" },
    p1.chooses "2 ranged",
    expect { p2.pool, exactly = { "blank" } },
    p2.passes,
    p1.activates "Kylo Ren",
    p2.is_asked,
  },
}

scenario "Jango Fett may activate after an opposing character does" {
  rules = { "AW-21/after" },
  given = { turn = p1,
    p1 = { characters = { "Rey", "Finn" } },
    p2 = { characters = { "Jango Fett", "Nightsister" } } },
  steps = {
    p1.activates "Rey",
    p2.accepts,
    expect { p2.character "Jango Fett", exhausted = true },
    expect { p2.pool, count = 1 },
    p2.activates "Nightsister",
    p1.is_asked,
  },
}

scenario "Jango Fett answers between two additional actions, before the second" {
  rules = { "DST-ACT-EXTRA-03" },
  cites = { { "DST-ACT-EXTRA-05", "the example of that rule" }, { "DST-RUL-AW-22", "Rey's and the keyword's action are two" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Holdout Blaster" }, characters = { "Rey" } },
    p2 = { characters = { "Jango Fett" } } },
  steps = {
    p1.plays "Holdout Blaster",
    p1.chooses "Rey",
    expect { table, additional_actions = 1 },   -- one waits, the other is offered now
    p1.activates "Rey",
    p2.accepts,
    expect { p2.character "Jango Fett", exhausted = true },
    p1.is_asked,
    expect { table, additional_actions = 0 },
  },
}

scenario "The Tusken Raider discards a card to resolve a die of his or of his upgrades" {
  rules = { "AW-22/after" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { { "Tusken Raider", upgrades = { "Gaffi Stick" } }, "Kylo Ren" },
      pool = { { "Kylo Ren", side = "1 shield" } } },
    p2 = { characters = { "Rey" } },
    chance = { 2, 4 } },
  steps = {
    p1.activates "Tusken Raider",
    p1.accepts,
    p1.chooses "Aim",
    p1.may_choose_exactly { "1 melee", "1 resource" },
    p1.chooses "1 melee",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1 },
    expect { p1.pool, exactly = { "1 shield", "1 resource" } },
    expect { p1.discard, exactly = { "Aim" } },
  },
}

scenario "The Tusken Raider without a card in hand resolves nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { deck = { "Aim" }, characters = { "Tusken Raider" } },
    p2 = { characters = { "Rey" } },
    chance = { 2 } },
  steps = {
    p1.activates "Tusken Raider",
    p2.is_asked,                           -- nobody asks whether to discard from an empty hand
    p2.may_not_choose { accept },
    expect { p1.pool, exactly = { "1 melee" } },
  },
}
