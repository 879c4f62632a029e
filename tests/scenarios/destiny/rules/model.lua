-- What follows from how the table is kept: zones, dice and their cards, kinds of cards and abilities.

scenario "Activating a guardian exhausts it and rolls all its dice; they are resolved by a later action" {
  rules = { "DST-ACT-ACTV-01" },
  cites = { { "DST-ACT-ACTV-03", "the action is over when the dice are rolled" }, { "DST-CHAR-02", "an elite character has two dice" } },
  given = { turn = p1,
    p1 = { characters = { { "Rebel Trooper", upgrades = { "Datapad", "Holdout Blaster" } } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.activates "Rebel Trooper",
    p1.declines,
    expect { p1.pool, count = 3 },
    expect { p1.character "Rebel Trooper", exhausted = true },
    p2.is_asked,
  },
}

scenario "All dice to be rerolled are chosen before any is" {
  rules = { "DST-ACT-REROLL-02" },
  cites = { { "DST-TERM-07", "the first choice shows nothing of the second" } },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { "Rey", "Finn" }, pool = { { "Rey", side = "blank" }, { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 1, 2 } },
  steps = {
    p1.rerolls_with "Aim",
    p1.chooses "blank",
    expect { p1.pool, exactly = { "blank", "blank" } },
    p1.chooses "blank",
    p1.finishes,
    expect { p1.pool, exactly = { "1 melee", "2 ranged" } },
  },
}

scenario "A die and its modifiers are one value for one character" {
  rules = { "DST-DIE-07" },
  cites = { { "DST-DIE-08", "the example: 1 and +2 are 3" }, { "DST-SYM-04", "one target is asked for" } },
  given = { turn = p1,
    p1 = { characters = { "Jango Fett", "General Veers" }, pool = { { "Jango Fett", side = "1 ranged" }, { "General Veers", side = "+2 ranged" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "+2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 3 },
    expect { p2.character "Finn", damage = 0 },
    p2.is_asked,
  },
}

scenario "A modifier whose plain die is gone cannot be resolved" {
  rules = { "DST-DIE-09" },
  cites = { { "DST-DIE-06", "it is offered with a plain die of its symbol only" }, { "DST-ACT-RES-04", "no die of that symbol can be resolved" } },
  given = { turn = p1,
    p1 = { characters = { "Jango Fett", "General Veers" }, pool = { { "Jango Fett", side = "1 ranged" }, { "General Veers", side = "+2 ranged" } } },
    p2 = { characters = { "Rey", "Finn" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.finishes,
    p1.chooses "Rey",
    p2.passes,
    p1.cannot { "resolves", "+2 ranged", because = "DST-DIE-09" },
  },
}

scenario "Several shield dice may go to several characters" {
  rules = { "DST-SYM-08" },
  cites = { { "DST-SYM-09", "each die asks for its own character" } },
  given = { turn = p1,
    p1 = { characters = { "Finn", { "Qui-Gon Jinn", shields = 0 } }, pool = { { "Finn", side = "1 shield" }, { "Qui-Gon Jinn", side = "2 shield" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 shield",
    p1.chooses "Finn",
    p1.chooses "2 shield",
    p1.chooses "Finn",
    expect { p1.character "Finn", shields = 3 },
  },
}

scenario "A special's value cannot be raised; the specials of several dice come in the order that their player likes" {
  rules = { "AW-108/effect" },
  cites = { { "DST-SYM-19", "a special reads no value" }, { "DST-SYM-20", "each die is chosen in turn" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Natural Talent" }, supports = { "Black One", "BB-8" }, characters = { "Poe Dameron" },
      pool = { { "Black One", side = "special" }, { "BB-8", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 6, 6, 6 } },
  steps = {
    p1.plays "Natural Talent",
    p1.chooses "special",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p1.pool, exactly = { "blank", "special" } },
  },
}

scenario "A special that is resolved must be carried out; a die turned to the symbol may be resolved in the same action" {
  rules = { "DST-ACT-RES-01" },
  cites = { { "DST-ABL-05", "nothing asks whether to" }, { "DST-ACT-RES-05", "the pool is looked at anew after each die" } },
  given = { turn = p1,
    p1 = { characters = { { "Leia Organa", elite = true }, "Padawan" }, pool = { { "Leia Organa", side = "1 focus" }, { "Padawan", side = "2 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 focus",
    p1.chooses "2 melee",
    p1.picks "1 focus",
    p1.chooses "1 focus",
    p1.finishes,
    expect { p1.pool, exactly = {} },
  },
}

scenario "Through a card: the symbol's effect, and what the card adds" {
  rules = { "AW-103/effect", "DST-DIE-03" },
  cites = { { "DST-RTC-01", "the side is resolved like any other" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Commando Raid" }, deck = { "Aim" }, characters = { "Admiral Ackbar" }, pool = { { "Admiral Ackbar", side = "1 discard" } } },
    p2 = { hand = { "Aim", "Block", "Dodge", "Flank" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Commando Raid",
    expect { p2.hand, count = 1 },
    expect { p1.hand, exactly = { "Aim" } },
  },
}

scenario "A die is what its card is" {
  rules = { "AW-20/after" },
  cites = { { "DST-DIE-10", "a die is of the same card as its card" }, { "DST-DIE-01", "it shows a side of that card" } },
  given = { turn = p1,
    p1 = { characters = { "Jabba the Hutt" } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Jetpack", "Lightsaber" } } },
      pool = { { "Kylo Ren", side = "blank" }, { "Jetpack", side = "2 shield" }, { "Lightsaber", side = "1 shield" } } },
    chance = { 1, 3 } },
  steps = {
    p1.activates "Jabba the Hutt",
    p1.accepts,
    p1.may_choose_exactly { "1 focus", "2 shield" },
    p1.chooses "2 shield",
    expect { p2.pool, exactly = { "blank", "1 disrupt", "1 shield" } },
  },
}

scenario "Dice on cards are out of reach" {
  rules = { "AW-161/effect" },
  cites = { { "DST-ZONE-09", "only dice in pools are looked for" }, { "DST-ZONE-24", "a die on its card shows nothing" } },
  given = { turn = p1,
    p1 = { hand = { "Scramble", "Electroshock" }, resources = 1, characters = { "Finn" } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" } } },
    chance = { 6 } },
  steps = {
    p1.plays "Scramble",
    expect { p2.pool, exactly = { "blank" } },
    p2.passes,
    p1.plays "Electroshock",
    expect { p2.pool, exactly = {} },
  },
}

scenario "A removed die lies on its card again and is rolled with it" {
  rules = { "AW-97/effect" },
  cites = { { "DST-TERM-32", "a die in a pool goes back" }, { "DST-ZONE-07", "it is in the pool or on its card" } },
  given = { turn = p1,
    p1 = { hand = { "He Doesn't Like You" }, characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "blank" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.plays "He Doesn't Like You",
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = {} },
    p2.activates "Rey",
    p1.declines,                             -- Jango Fett
    p1.activates "Jango Fett",
    expect { p1.pool, count = 1 },
  },
}

scenario "Cards out of play have no abilities" {
  rules = { "DST-ABL-03" },
  cites = { { "DST-ZONE-12", "hand, deck, discard pile and set-aside cards are not in play" }, { "DST-ZONE-03", "the one in play works" } },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Toy Ledge" }, discard = { "Toy Bugle" }, supports = { "Toy Shrine" }, characters = { "Toy Trooper" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.may_not_choose { "uses Toy Bugle" },
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { p1, resources = 3 },            -- 2 in upkeep, 1 by the shrine
  },
}

scenario "A support enters play when it was played, ready, its die on it, and stays" {
  rules = { "DST-ACT-PLAY-06" },
  cites = { { "DST-ZONE-02", "it joins the in-play area then" }, { "DST-SUP-04", "its own activation rolls its die" } },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Black Market" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Black Market",
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 0 },
    p2.passes,
    p1.activates "Black Market",
    expect { p1.pool, count = 1 },
    expect { p1.support "Black Market", exhausted = true },
  },
}

scenario "Damage is never dealt to a support" {
  rules = { "DST-SYM-03" },
  cites = { { "DST-SUP-03", "only characters are offered" }, { "DST-CHAR-03", "as much damage as health defeats" } },
  given = { turn = p1,
    p1 = { characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "2 ranged" } } },
    p2 = { supports = { "BB-8" }, characters = { { "Rey", damage = 8 }, "Finn" } } },
  steps = {
    p1.resolves "2 ranged",
    p1.may_choose_exactly { "Jango Fett", "Rey", "Finn" },
    p1.chooses "Rey",
    expect { p2.character "Rey", in_play = false },
  },
}

scenario "An upgrade goes on one's own characters, and leaves with its host" {
  rules = { "DST-ACT-PLAY-03" },
  cites = { { "DST-UPG-01", "only one's own characters are offered" }, { "DST-UPG-02", "what lies on a card leaves with it" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Datapad" }, supports = { "Outpost" }, characters = { { "Finn", damage = 9 }, "Hired Gun" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Datapad",
    p1.may_choose_exactly { "Finn", "Hired Gun", decline },
    p1.chooses "Finn",
    p2.resolves "1 melee",
    p2.chooses "Finn",
    expect { p1.discard, exactly = { "Datapad" } },
    expect { p1.set_aside, exactly = { "Finn" } },
  },
}

scenario "The battlefield lies with whoever controls it, and its ability is for who claims" {
  rules = { "DST-ACT-CLAIM-01" },
  cites = { { "DST-BF-02", "control passes with the claim" }, { "DST-ABL-CLM-01", "the ability is offered to the claimant" } },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.chooses "Rey",
    expect { table, controlled_by = "p1", claimed_by = "p1" },
    expect { p1.character "Rey", shields = 1 },
  },
}

scenario "A battlefield without a claim ability may be claimed" {
  rules = { "DST-ACT-CLAIM-01" },
  cites = { { "DST-BF-03", "nothing is offered then" }, { "DST-ZONE-11", "it lies with its controller" } },
  given = { turn = p1, battlefield = { "Port District", controlled_by = p2 },
    p1 = { characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    expect { table, controlled_by = "p1", claimed_by = "p1" },
    p2.is_asked,
  },
}

scenario "A card that is played lies in the queue until it has resolved" {
  rules = { "DST-ACT-PLAY-01" },
  cites = { { "DST-ZONE-23", "it is in neither hand nor discard pile meanwhile" }, { "DST-ACT-02", "everybody sees it" } },
  given = { turn = p1,
    p1 = { hand = { "Scavenge" }, deck = { "Aim", "Lightsaber", "Awakening" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Scavenge",
    p1.is_asked,
    expect { p1.queue, exactly = { "Scavenge" } },
    expect { p1.hand, exactly = {} },
    expect { p1.discard, exactly = { "Aim", "Lightsaber", "Awakening" } },
    p1.declines,
    expect { p1.discard, exactly = { "Aim", "Lightsaber", "Awakening", "Scavenge" } },
    expect { p1.queue, exactly = {} },
  },
}

scenario "Defeated characters and unused battlefields are set aside, for everybody to see" {
  rules = { "DST-DMG-01", "DST-ZONE-28" },
  cites = { { "DST-ZONE-27", "the zone is open" } },
  given = { turn = p1,
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { set_aside = { "Echo Base" }, characters = { { "Nightsister", damage = 6 }, "Kylo Ren" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Nightsister",
    expect { p2.set_aside, exactly = { "Echo Base", "Nightsister" } },
    expect { p2.discard, exactly = {} },
  },
}

scenario "The six actions" {
  rules = { "DST-RND-03" },
  cites = { { "DST-ACT-01", "these and passing are all there is" }, { "DST-ABL-ACT-01", "a card's action is one of them" } },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Take Cover" }, supports = { "Underworld Connections" }, characters = { "Bala-Tik" }, pool = {} },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.may_choose_exactly { "plays Take Cover", "activates Bala-Tik", "rerolls with Take Cover", "uses Underworld Connections", "claims", pass },
    p1.uses "Underworld Connections",
    p2.is_asked,
  },
}

scenario "Shields block whenever they can" {
  rules = { "DST-SHD-01", "DST-FAQ-02" },
  cites = { { "DST-RESO-01", "tokens come and go without a limit" } },
  given = { turn = p1,
    p1 = { characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "2 ranged" } } },
    p2 = { characters = { { "Rey", shields = 1 } } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1, shields = 0 },
  },
}

scenario "An upgrade is exhausted by its own text only; activating its character leaves it ready" {
  rules = { "AW-164/action" },
  cites = { { "DST-RDY-02", "an activation exhausts the character alone" } },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "Hunker Down", "Datapad" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.activates "Finn",
    expect { p1.upgrade "Hunker Down", exhausted = false },
    expect { p1.upgrade "Datapad", exhausted = false },
    p2.passes,
    p1.uses "Hunker Down",
    expect { p1.character "Finn", shields = 1 },
  },
}

scenario "Redeploy to a character with three upgrades: one of them goes" {
  rules = { "DST-UPG-05", "DST-KW-RED-01", "DST-FAQ-04" },
  given = { turn = p1,
    p1 = { characters = { "Jango Fett" }, pool = { { "Jango Fett", side = "2 ranged" } } },
    p2 = { characters = { { "Rey", damage = 9, upgrades = { "Lightsaber" } }, { "Finn", upgrades = { "Datapad", "Jetpack", "Comlink" } } } } },
  steps = {
    p1.resolves "2 ranged",
    p1.chooses "Rey",
    p2.chooses "Finn",
    p2.may_choose_exactly { "Lightsaber", "Datapad", "Jetpack", "Comlink" },
    p2.chooses "Comlink",
    expect { p2.character "Finn", upgrades = "Lightsaber, Datapad, Jetpack" },
  },
}

scenario "Three upgrades of one subtype fit; a unique card is one in play, its dice are not counted" {
  rules = { "DST-UNIQ-04" },
  cites = { { "DST-UPG-08", "the subtype is not looked at" }, { "DST-UNIQ-07", "an elite unique character has two dice" } },
  given = { turn = p1,
    p1 = { resources = 6, hand = { "Luke Skywalker's Lightsaber" },
      characters = { { "Rey", elite = true, upgrades = { "Lightsaber", "Lightsaber", "Lightsaber" } }, { "Padawan", upgrades = { "Luke Skywalker's Lightsaber" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.cannot { "plays", "Luke Skywalker's Lightsaber", because = "DST-UNIQ-04" },
    p1.activates "Rey",
    expect { p1.pool, count = 5 },
  },
}

scenario "A second upgrade of one subtype goes on the same character" {
  rules = { "DST-UPG-08" },
  given = { turn = p1,
    p1 = { resources = 6, hand = { "Datapad" }, characters = { { "Finn", upgrades = { "Comlink" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Datapad",
    p1.chooses "Finn",
    p1.declines,
    expect { p1.character "Finn", upgrades = "Comlink, Datapad" },
  },
}

scenario "A restriction is marked by 'only'; a decrease ends with what it was for" {
  rules = { "DST-TERM-29", "AW-150/before" },
  cites = { { "DST-TERM-14", "the next card costs what is printed" } },
  given = { turn = p1,
    p1 = { resources = 5, supports = { "It Binds All Things" }, hand = { "Force Throw", "Lightsaber" }, characters = { "Padawan", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Force Throw",
    p1.may_choose_exactly { "Padawan", decline },
    p1.chooses "Padawan",
    p1.accepts,
    expect { p1, resources = 3 },
    p2.passes,
    p1.plays "Lightsaber",
    p1.chooses "Finn",
    expect { p1, resources = 0 },
  },
}

scenario "Both players may bring the same characters" {
  rules = { "AW-35/after" },
  cites = { { "DST-FAQ-01", "nothing compares the teams" }, { "DST-FAQ-15", "a turn is one action, a round goes on" } },
  given = { turn = p1,
    p1 = { deck = { "Aim" }, characters = { "Luke Skywalker" } },
    p2 = { deck = { "Block" }, characters = { "Luke Skywalker" } } },
  steps = {
    p1.activates "Luke Skywalker",
    expect { p1.hand, exactly = { "Aim" } },
    expect { p2.hand, exactly = {} },
    p2.activates "Luke Skywalker",
    expect { p2.hand, exactly = { "Block" } },
    expect { table, round = 1 },
  },
}

scenario "A power action that did nothing was a pass" {
  rules = { "DST-ACT-PASS-02", "DST-FAQ-41" },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim" }, characters = { { "Kylo Ren", upgrades = { "Maul's Lightsaber" } } } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Maul's Lightsaber",            -- without a resource
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
  },
}

scenario "Nothing to choose from: the ability does nothing; a card's text goes before the rules" {
  rules = { "AW-45/ongoing" },
  cites = { { "DST-GOLD-01", "a weapon for others goes on this character" }, { "DST-ABL-02", "Finn's second paragraph, about play restrictions, is switched without the first, about the deck" } },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Luke Skywalker's Lightsaber", "Force Throw" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.cannot { "plays", "Force Throw", because = "DST-ACT-PLAY-03" },
    p1.plays "Luke Skywalker's Lightsaber",
    p1.chooses "Finn",
    expect { p1.upgrade "Luke Skywalker's Lightsaber", on = "Finn" },
  },
}
