-- Terms: kinds of damage, choosing, drawing, showing, spotting, increases, keywords.

scenario "Damage of no stated kind is not melee damage" {
  rules = { "DST-DMG-03" },
  given = { turn = p1,
    p1 = { characters = { { "Tusken Raider", upgrades = { "Gaffi Stick" } } },
      pool = { { "Gaffi Stick", side = "special" }, { "Tusken Raider", side = "1 melee" } } },
    p2 = { characters = { { "Finn", upgrades = { "Hunker Down" } } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "1 melee",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 3, upgrades = "Hunker Down" },
  },
}

scenario "A rifle's damage goes to everybody who can take it" {
  rules = { "DST-DMG-09" },
  cites = { { "DST-DMG-11", "the example of that rule" }, { "DST-TERM-31", "what is left is health less damage" } },
  given = { turn = p1,
    p1 = { characters = { { "First Order Stormtrooper", upgrades = { "F-11D Rifle" } } }, pool = { { "F-11D Rifle", side = "special" } } },
    p2 = { characters = { { "Rey", damage = 9 }, { "Finn", damage = 9 }, "Padawan" } } },
  steps = {
    p1.resolves "special",
    p2.chooses "Rey",
    p2.may_choose_exactly { "Finn", "Padawan" },
    p2.chooses "Finn",
    expect { p2.characters, exactly = { "Padawan" } },
  },
}

scenario "A die is turned to another side that reads the same" {
  rules = { "DST-TERM-48" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Use The Force" }, characters = { "Rey" } },
    p2 = { characters = { "Jabba the Hutt" }, pool = { { "Jabba the Hutt", side = "1 focus" } } } },
  steps = {
    p1.plays "Use The Force",
    p1.chooses "1 focus",
    p1.may_choose_exactly { "1 focus", "2 disrupt", "2 discard", "1 resource", "blank" },
    p1.picks "1 focus",
    expect { p2.pool, exactly = { "1 focus" } },
  },
}

scenario "With too few cards in the deck those that remain are drawn" {
  rules = { "DST-DRAW-03" },
  cites = { { "DST-DRAW-01", "the top card goes to the hand" }, { "DST-DRAW-02", "nothing is asked between them" } },
  given = { turn = p1,
    p1 = { supports = { "Black Market" }, deck = { "Aim" }, characters = { "Finn" }, pool = { { "Black Market", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.declines,
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.deck, exactly = {} },
  },
}

scenario "A keyword that is printed and given is one keyword" {
  rules = { "DST-KW-01" },
  given = { turn = p1,
    p1 = { characters = { { "Rebel Trooper", upgrades = { "Personal Escort" } } } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.activates "Rebel Trooper",
    p1.chooses "1 melee",
    expect { p2.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "Ambush outside one's turn: the action is taken at once" {
  rules = { "DST-ACT-EXTRA-02", "DST-KW-AMB-02" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Retreat", "Aim" }, characters = { "Leia Organa" } },
    p2 = { hand = { "Unpredictable", "Aim" }, characters = { "Bala-Tik", "Nightsister" }, pool = { { "Bala-Tik", side = "blank" } } } },
  steps = {
    p1.plays "Retreat",
    p2.activates "Nightsister",
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
  },
}

scenario "A way that does nothing may be chosen" {
  rules = { "AW-111/effect" },
  cites = { { "DST-TERM-03", "the ways are offered without a look at the table" },
    { "DST-TERM-06", "with nothing to choose from that part does nothing" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Strategic Planning" }, characters = { "Leia Organa" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Strategic Planning",
    p1.may_choose_exactly { 1, 2 },
    p1.chooses(2),
    p2.is_asked,
    expect { p1.discard, exactly = { "Strategic Planning" } },
  },
}

scenario "Only dice in a pool show a side and can be removed; a modifier and a side with a cost count" {
  rules = { "AW-153/effect" },
  cites = { { "DST-TERM-33", "the symbol alone is looked at" }, { "DST-TERM-38", "a die on its card shows nothing" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Block" }, characters = { "Finn" } },
    p2 = { characters = { { "Kylo Ren", elite = true, upgrades = { "Lightsaber" } }, "Tusken Raider" },
      pool = { { "Lightsaber", side = "+2 melee" }, { "Tusken Raider", side = "3 melee for 1" }, { "Kylo Ren", side = "1 shield" } } } },
  steps = {
    p1.plays "Block",
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "Who spots looks at their own side only" {
  rules = { "DST-TERM-42" },
  cites = { { "DST-TERM-41", "the card asks for one's own" }, { "DST-EVT-02", "it was played all the same" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Isolation" }, characters = { "Captain Phasma" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Isolation",
    p2.is_asked,
    expect { p1.discard, exactly = { "Isolation" } },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "An increase lasts as long as what gives it" {
  rules = { "DST-ZONE-16" },
  cites = { { "DST-TERM-19", "the number is computed anew whenever it is asked for" } },
  given = { turn = p1,
    p1 = { supports = { "AT-ST" }, hand = { "Aim" }, characters = { "Captain Phasma" }, pool = { { "AT-ST", side = "special" } } },
    p2 = { supports = { "Emperor's Favor" }, hand = { "Aim" }, deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Emperor's Favor",
    p2.passes,
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { p2.hand, count = 5 },
  },
}

scenario "An upgrade on an exhausted character waits with its die; a special of an exhausted card works" {
  rules = { "DST-SYM-18", "DST-FAQ-07", "DST-FAQ-03" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Datapad" }, characters = { { "Finn", exhausted = true, upgrades = { "IQA-11 Blaster Rifle" } } },
      pool = { { "IQA-11 Blaster Rifle", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Datapad",
    p1.chooses "Finn",
    p1.declines,                              -- nothing is replaced
    expect { p1.pool, exactly = { "special" } },
    p2.passes,
    p1.resolves "special",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
  },
}

scenario "Several dice of one symbol: each may hit another character, and not all need be resolved" {
  rules = { "DST-ACT-RES-01", "DST-FAQ-10" },
  cites = { { "DST-SYM-05", "each die asks for its own target" } },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", elite = true }, "Nightsister" },
      pool = { { "Jango Fett", side = "1 ranged" }, { "Jango Fett", side = "2 ranged" }, { "Nightsister", side = "2 ranged" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Rey",
    p1.chooses "2 ranged",
    p1.chooses "Finn",
    p1.finishes,
    expect { p2.character "Rey", damage = 1 },
    expect { p2.character "Finn", damage = 2 },
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Dice of other symbols are not resolved in the same action" {
  rules = { "DST-ACT-RES-01", "DST-FAQ-05" },
  cites = { { "DST-ACT-RES-03", "the value does not matter" } },
  given = { turn = p1,
    p1 = { characters = { { "Jango Fett", elite = true }, "Nightsister" },
      pool = { { "Jango Fett", side = "1 melee" }, { "Jango Fett", side = "1 ranged" }, { "Nightsister", side = "2 ranged" } } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Rey",
    p1.may_choose_exactly { "2 ranged", done },
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    expect { p1.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "A cheaper upgrade in place of a dearer one is free, and nothing is paid back" {
  rules = { "DST-UPG-03", "DST-FAQ-14", "DST-FAQ-09" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Datapad" }, characters = { { "Rey", upgrades = { "Lightsaber" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Datapad",
    p1.chooses "Rey",
    p1.chooses "Lightsaber",
    expect { p1, resources = 1 },
    expect { p1.character "Rey", upgrades = "Datapad" },
    expect { p1.discard, exactly = { "Lightsaber" } },
    p1.declines,                              -- Rey's action
  },
}

scenario "Playing a support makes its action available and does not use it" {
  rules = { "AW-101/action" },
  cites = { { "DST-FAQ-11", "an action ability is an action of its own" }, { "DST-SUP-01", "it lies faceup and ready" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Underworld Connections" }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Underworld Connections",
    expect { p1, resources = 0 },
    expect { p1.support "Underworld Connections", exhausted = false },
    p2.passes,
    p1.uses "Underworld Connections",
    expect { p1, resources = 1 },
  },
}

scenario "Both players may have the same unique card" {
  rules = { "DST-UNIQ-04", "DST-UNIQ-05", "DST-FAQ-12" },
  given = { turn = p1,
    p1 = { resources = 4, hand = { "BB-8", "BB-8" }, characters = { "Rey" } },
    p2 = { supports = { "BB-8" }, characters = { "Finn" } } },
  steps = {
    p1.plays "BB-8",
    expect { p1.supports, exactly = { "BB-8" } },
    p2.passes,
    p1.cannot { "plays", "BB-8", because = "DST-UNIQ-04" },
  },
}

scenario "Several copies of an upgrade that is not unique, of any subtype and colour, go on one character" {
  rules = { "AW-56/after", "DST-UPG-09" },
  cites = { { "DST-UPG-07", "the colour of the host does not matter" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Promotion" }, deck = { "Aim" }, characters = { { "Rebel Trooper", upgrades = { "Promotion", "Jetpack" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Promotion",
    p1.chooses "Rebel Trooper",
    p1.declines,
    p1.accepts,
    expect { p1.character "Rebel Trooper", upgrades = "Promotion, Jetpack, Promotion" },
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "The claimant's other abilities work for the rest of the round" {
  rules = { "AW-37/before" },
  cites = { { "DST-ACT-CLAIM-08", "claiming takes turns away, nothing else" } },
  given = { turn = p1, battlefield = { "Frozen Wastes" },
    p1 = { characters = { { "Qui-Gon Jinn", shields = 1 } } },
    p2 = { hand = { "Take Cover" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.declines,
    p2.plays "Take Cover",
    p2.chooses "Qui-Gon Jinn",
    p1.accepts,
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
  },
}

scenario "Count Dooku falls before Admiral Ackbar's ability is resolved" {
  rules = { "DST-QUE-03" },
  cites = { { "DST-FAQ-27", "the example: the after ability waits behind the die" } },
  given = { turn = p1,
    p1 = { characters = { "Admiral Ackbar", "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { hand = { "Aim" }, characters = { { "Count Dooku", damage = 9 }, "Nightsister", "Bala-Tik" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Count Dooku",
    p2.accepts,
    expect { p2.character "Count Dooku", in_play = false },
    p2.may_choose_exactly { "Nightsister", "Bala-Tik" },
    p2.chooses "Bala-Tik",
    expect { p2.character "Bala-Tik", damage = 2 },
  },
}

scenario "Who has no cards loses before a delayed defeat comes" {
  rules = { "DST-WIN-02" },
  cites = { { "DST-RUL-AW-08", "the loss is looked for before the round's end is announced" } },
  given = { turn = p1,
    p1 = { resources = 5, characters = { { "Bala-Tik", upgrades = { "Crime Lord" } } }, pool = { { "Crime Lord", side = "special" } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Rey",
    p2.passes,
    p1.passes,
    p2.finishes,
    expect { table, over = true, winner = "p2", ended_by = "DST-WIN-02" },
    expect { p2.character "Rey", in_play = true },
  },
}
