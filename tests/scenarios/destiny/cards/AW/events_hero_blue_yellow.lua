-- Awakenings: what the heroes' blue and yellow events do.

scenario "Anticipate: the opponent resolves what they wish, the rest is removed" {
  rules = { "AW-114/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Anticipate" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Bala-Tik", "Nightsister" },
      pool = { { "Kylo Ren", side = "1 shield" }, { "Kylo Ren", side = "1 melee" }, { "Bala-Tik", side = "+2 ranged" }, { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "Anticipate",
    p2.may_choose_exactly { "1 shield", "1 melee", "1 ranged", done },
    p2.chooses "1 ranged",
    p2.chooses "+2 ranged",
    p2.chooses "Rey",
    expect { p1.character "Rey", damage = 3 },
    p2.may_choose_exactly { "1 shield", "1 melee", done },
    p2.chooses "1 shield",
    p2.chooses "Kylo Ren",
    p2.finishes,
    expect { p2.character "Kylo Ren", shields = 1 },
    expect { p2.pool, exactly = {} },
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "Defensive Stance: 2 shields" {
  rules = { "AW-115/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Defensive Stance" }, characters = { { "Rey", shields = 2 }, "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Defensive Stance",
    p1.may_choose_exactly { "Rey", "Finn", "Kylo Ren" },
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 3 },
    expect { p1.character "Finn", shields = 0 },
  },
}

scenario "Force Misdirection removes all dice with the symbol of a blue die" {
  rules = { "AW-116/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Force Misdirection" }, characters = { { "Rey", elite = true }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" }, { "Finn", side = "1 shield" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Nightsister" },
      pool = { { "Kylo Ren", side = "2 melee for 1" }, { "Kylo Ren", side = "1 melee" }, { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "Force Misdirection",
    p1.may_choose_exactly { "1 melee", "blank" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "1 ranged" } },
    expect { p1.pool, exactly = { "1 melee", "blank", "1 shield" } },
  },
}

scenario "Force Misdirection without a blue die removes nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Force Misdirection" }, characters = { "Finn" }, pool = { { "Finn", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Force Misdirection",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Noble Sacrifice: a blue character falls and another one is exhausted" {
  rules = { "AW-118/effect" },
  given = { turn = p1,
    p1 = { hand = { "Noble Sacrifice" }, characters = { "Rey", "Padawan", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Noble Sacrifice",
    p1.may_choose_exactly { "Rey", "Padawan" },
    p1.chooses "Padawan",
    p1.may_choose_exactly { "Rey", "Finn", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p1.character "Padawan", in_play = false },
    expect { p2.character "Kylo Ren", exhausted = true },
  },
}

scenario "Noble Sacrifice without a blue character does nothing, and is no pass" {
  rules = { "DST-EFF-THEN-01" },
  cites = { { "DST-FAQ-25", "a card was played" } },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Noble Sacrifice" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Noble Sacrifice",
    p2.is_asked,
    expect { p2.character "Kylo Ren", exhausted = false },
    expect { table, round = 1 },
  },
}

scenario "Patience: a card from the top of a deck for each die removed" {
  rules = { "AW-119/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Patience" }, characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "blank" } } },
    p2 = { deck = { "Aim", "Block", "Dodge" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Patience",
    p1.may_choose_exactly { "1 melee", "blank", done },
    p1.chooses "1 melee",
    p1.chooses "blank",
    expect { p2.discard, exactly = { "Aim", "Block" } },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Patience with no die removed discards nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Patience" }, characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { deck = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Patience",
    p1.finishes,
    p2.is_asked,
    expect { p2.deck, count = 1 },
  },
}

scenario "Return of the Jedi takes a blue event back" {
  rules = { "AW-120/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Return of the Jedi" }, discard = { "Riposte", "Lightsaber", "Aim", "Willpower" }, characters = { "Rey" } },
    p2 = { discard = { "Enrage" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Return of the Jedi",
    p1.may_choose_exactly { "Riposte", "Willpower" },
    p1.chooses "Willpower",
    expect { p1.hand, exactly = { "Willpower" } },
    expect { p1.discard, exactly = { "Riposte", "Lightsaber", "Aim", "Return of the Jedi" } },
  },
}

scenario "Riposte: damage for the shields that a character gives up" {
  rules = { "AW-121/effect" },
  given = { turn = p1,
    p1 = { hand = { "Riposte" }, characters = { { "Rey", shields = 3 }, { "Finn", shields = 1 } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Riposte",
    p1.may_choose_exactly { "Rey", "Finn" },
    p1.chooses "Rey",
    p1.may_choose_exactly { 0, 1, 2, 3 },
    p1.chooses(2),
    p1.chooses "Kylo Ren",
    expect { p1.character "Rey", shields = 1 },
    expect { p2.character "Kylo Ren", damage = 2 },
  },
}

scenario "Riposte without a shield deals nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { hand = { "Riposte" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Riposte",
    p2.is_asked,
    expect { p2.character "Kylo Ren", damage = 0 },
  },
}

scenario "Willpower moves 1 damage between exhausted characters, past shields" {
  rules = { "AW-122/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Willpower" }, characters = { { "Rey", damage = 2, exhausted = true }, { "Finn", damage = 2 } } },
    p2 = { characters = { { "Kylo Ren", exhausted = true, shields = 1 }, "Nightsister" } } },
  steps = {
    p1.plays "Willpower",
    expect { p1.character "Rey", damage = 1 },
    expect { p2.character "Kylo Ren", damage = 1, shields = 1 },
    expect { p2.character "Nightsister", damage = 0 },
  },
}

scenario "Willpower needs an exhausted opponent" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Willpower" }, characters = { { "Rey", damage = 2, exhausted = true } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Willpower",
    p2.is_asked,
    expect { p1.character "Rey", damage = 2 },
  },
}

scenario "Don't Get Cocky: everybody draws two" {
  rules = { "AW-127/effect" },
  given = { turn = p1,
    p1 = { hand = { "Don't Get Cocky" }, deck = { "Aim", "Block", "Dodge" }, characters = { "Finn" } },
    p2 = { deck = { "Flank" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Don't Get Cocky",
    expect { p1.hand, exactly = { "Aim", "Block" } },
    expect { p2.hand, exactly = { "Flank" } },
  },
}

scenario "Hyperspace Jump ends the action phase, may change the battlefield, and is set aside" {
  rules = { "AW-129/effect" },
  cites = { { "DST-ERR-03", "the corrected card is set aside" }, { "DST-RUL-AW-13", "who controls the battlefield stays" } },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { resources = 3, hand = { "Hyperspace Jump", "Aim" }, set_aside = { "Frozen Wastes" }, characters = { "Han Solo" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Hyperspace Jump",
    p1.accepts,
    p2.finishes,                       -- upkeep: the battlefield's controller is first
    p1.finishes,
    expect { table, round = 2, controlled_by = "p2", claimed_by = "nobody" },
    expect { p1.set_aside, exactly = { "Hyperspace Jump" } },
    expect { p2.set_aside, exactly = { "Echo Base" } },
    expect { p1.character "Han Solo", shields = 0 },
  },
}

scenario "Hyperspace Jump without a change of battlefield uses no claim ability" {
  rules = { "AW-129/effect" },
  cites = { { "DST-RUL-AW-14", "nothing is claimed" } },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p1 },
    p1 = { resources = 3, hand = { "Hyperspace Jump", "Aim" }, set_aside = { "Frozen Wastes" }, characters = { "Han Solo" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Hyperspace Jump",
    p1.declines,
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
    expect { p1.set_aside, exactly = { "Frozen Wastes", "Hyperspace Jump" } },
  },
}

scenario "Negotiate: a character die for two of the opponent's choice" {
  rules = { "AW-131/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Negotiate" }, characters = { { "Finn", upgrades = { "Datapad" } } }, pool = { { "Finn", side = "blank" }, { "Datapad", side = "1 resource" } } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Nightsister" },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "blank" }, { "Nightsister", side = "2 ranged" } } } },
  steps = {
    p1.plays "Negotiate",
    p2.chooses "1 melee",
    p2.chooses "blank",
    expect { p2.pool, exactly = { "2 ranged" } },
    expect { p1.pool, exactly = { "1 resource" } },
  },
}

scenario "Negotiate without a character die asks nobody" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Negotiate" }, characters = { { "Finn", upgrades = { "Datapad" } } }, pool = { { "Datapad", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Negotiate",
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1.pool, exactly = { "1 resource" } },
    p2.is_asked,
  },
}

scenario "Scavenge: three cards from the deck, then an upgrade or support to hand" {
  rules = { "AW-132/effect" },
  given = { turn = p1,
    p1 = { hand = { "Scavenge" }, deck = { "Aim", "Lightsaber", "Awakening", "Block" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Scavenge",
    p1.accepts,
    p1.may_choose_exactly { "Lightsaber", "Awakening" },
    p1.chooses "Lightsaber",
    expect { p1.hand, exactly = { "Lightsaber" } },
    expect { p1.deck, exactly = { "Block" } },
    expect { p1.discard, exactly = { "Aim", "Awakening", "Scavenge" } },
  },
}

scenario "Scavenge with fewer than three cards takes nothing back" {
  rules = { "DST-EFF-THEN-01" },
  cites = { { "DST-EFF-THEN-02", "the example of that rule" } },
  given = { turn = p1,
    p1 = { hand = { "Scavenge" }, deck = { "Lightsaber", "Aim" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Scavenge",
    expect { p1.discard, exactly = { "Lightsaber", "Aim", "Scavenge" } },
    expect { p1.hand, exactly = {} },
    p2.is_asked,
  },
}

scenario "Shoot First: a yellow ranged die, then the opponent's, and another action" {
  rules = { "AW-133/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Shoot First" }, characters = { "Finn", "Rebel Trooper" }, pool = { { "Finn", side = "2 ranged" }, { "Rebel Trooper", side = "2 ranged" } } },
    p2 = { characters = { "Nightsister", "Kylo Ren" }, pool = { { "Nightsister", side = "1 ranged" }, { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Shoot First",
    p1.chooses "2 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p2.pool, exactly = { "1 melee" } },
    expect { p1.pool, exactly = { "2 ranged" } },
    p1.may_choose { decline },
  },
}

scenario "Shoot First without a yellow ranged die removes nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Shoot First" }, characters = { "Finn" }, pool = { { "Finn", side = "1 melee" } } },
    p2 = { characters = { "Nightsister" }, pool = { { "Nightsister", side = "1 ranged" } } } },
  steps = {
    p1.plays "Shoot First",
    expect { p2.pool, exactly = { "1 ranged" } },
    p1.declines,
  },
}

scenario "Smuggling: a card for a resource" {
  rules = { "AW-134/effect" },
  given = { turn = p1,
    p1 = { hand = { "Smuggling", "Aim", "Block" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Smuggling",
    p1.may_choose_exactly { "Aim", "Block" },
    p1.chooses "Aim",
    expect { p1, resources = 1 },
    expect { p1.hand, exactly = { "Block" } },
  },
}

scenario "Smuggling without a yellow character keeps the cards" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { hand = { "Smuggling", "Aim" }, characters = { "Rey" } },
    p2 = { characters = { "Bala-Tik" } } },
  steps = {
    p1.plays "Smuggling",
    p2.is_asked,
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1, resources = 0 },
  },
}
