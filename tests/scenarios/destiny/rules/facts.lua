-- What is printed on a card, and the kinds of abilities.

scenario "Colours and subtypes matter where a card speaks of them" {
  rules = { "AW-158/effect" },
  cites = { { "DST-CARD-07", "subtypes are a list of facts" }, { "DST-CARD-08", "no rule but the card's own asks for them" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Disarm" }, characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Sith Holocron", "Immobilize", "Infantry Grenades" } } } } },
  steps = {
    p1.plays "Disarm",
    p1.chooses "2 ranged",
    p1.may_choose_exactly { "Sith Holocron", "Infantry Grenades" },
    p1.chooses "Sith Holocron",
    expect { p2.discard, exactly = { "Sith Holocron" } },
  },
}

scenario "One of four colours" {
  rules = { "AW-106/effect" },
  cites = { { "DST-CARD-03", "each card has one" }, { "DST-CARD-04", "a card that says red means the red ones" } },
  given = { turn = p1,
    p1 = { hand = { "Hit and Run" }, characters = { "Rebel Trooper", "Rey", "Finn", "Leia Organa" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Hit and Run",
    p1.may_choose_exactly { "Rebel Trooper", "Leia Organa" },
    p1.chooses "Rebel Trooper",
    p1.declines,
    expect { p1.character "Rebel Trooper", exhausted = true },
  },
}

scenario "Unique or not" {
  rules = { "AW-143/effect" },
  cites = { { "DST-UNIQ-01", "a fact of the card" }, { "DST-CHAR-01", "characters are in play from the start" } },
  given = { turn = p1,
    p1 = { hand = { "Squad Tactics" }, characters = { "Captain Phasma", "First Order Stormtrooper", "Nightsister" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Squad Tactics",
    p1.may_choose_exactly { "First Order Stormtrooper", "Nightsister", done },
    p1.finishes,
    expect { p1.pool, exactly = {} },
  },
}

scenario "A card comes with six sides of its die, and with a cost" {
  rules = { "DST-ACT-PLAY-04" },
  cites = { { "DST-CARD-16", "the sides are facts of the card" }, { "DST-CARD-17", "the cost is asked for when it is played" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Use The Force", "Lightsaber" }, characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.cannot { "plays", "Lightsaber", because = "DST-ACT-PLAY-04" },
    p1.plays "Use The Force",
    p1.may_choose_exactly { "blank" },
    p1.chooses "blank",
    p1.may_choose_exactly { "1 melee", "+2 melee", "1 discard", "1 resource", "+1 resource" },
    p1.picks "+2 melee",
    expect { p1, resources = 1 },
  },
}

scenario "Each paragraph is an ability of its own" {
  rules = { "AW-99/action" },
  cites = { { "DST-CARD-11", "one is answered without the other" }, { "DST-SUP-02", "a support stays when it is used" } },
  given = { turn = p1,
    p1 = { supports = { { "Backup Muscle", damage = 2 } }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Backup Muscle",
    p1.chooses "Rey",
    expect { p1.support "Backup Muscle", damage = 1, exhausted = true },
    expect { p2.character "Rey", damage = 1 },
  },
}

scenario "A title is what tells copies" {
  rules = { "DST-UNIQ-04" },
  cites = { { "DST-CARD-10", "the title is compared" }, { "DST-UNIQ-02", "the second copy cannot be played" } },
  given = { turn = p1,
    p1 = { resources = 5, hand = { "Resistance HQ", "Outpost" }, supports = { "Resistance HQ", "Outpost" }, characters = { "Leia Organa" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.cannot { "plays", "Resistance HQ", because = "DST-UNIQ-04" },
    p1.plays "Outpost",
    expect { p1.supports, exactly = { "Resistance HQ", "Outpost", "Outpost" } },
  },
}

scenario "A triggered ability names one occurrence, before or after it" {
  rules = { "AW-19/after" },
  cites = { { "DST-TRG-01", "two timings answer events, before and after" }, { "DST-TRG-03", "the event and its subject are compared" } },
  given = { turn = p1,
    p1 = { characters = { { "Bala-Tik", exhausted = true }, "Jango Fett" }, pool = { { "Jango Fett", side = "2 ranged" }, { "Bala-Tik", side = "1 ranged" } } },
    p2 = { characters = { { "Rey", damage = 8 }, "Finn" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Finn",                        -- damage is no defeat
    p1.chooses "2 ranged",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1.character "Bala-Tik", exhausted = false },
  },
}

scenario "An ongoing ability applies all the time, while its card is there" {
  rules = { "AW-77/ongoing" },
  cites = { { "DST-ABL-ONG-01", "it has no moment of its own" }, { "DST-EFF-01", "it lasts as long as what it describes" } },
  given = { turn = p1,
    p1 = { supports = { "Local Garrison" }, hand = { "Aim" }, characters = { "Nightsister" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { p2, resources = 1 },
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { p2, resources = 2 },
    expect { p1, resources = 4 },
  },
}

scenario "A special is carried out when that side is resolved, by whoever resolves it" {
  rules = { "AW-55/special" },
  cites = { { "DST-ABL-SPC-01", "it belongs to the side" }, { "DST-SYM-01", "a roll alone does nothing" } },
  given = { turn = p1,
    p1 = { characters = { { "Finn", upgrades = { "IQA-11 Blaster Rifle" } } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 6, 5 } },
  steps = {
    p1.activates "Finn",
    expect { p1.pool, exactly = { "blank", "special" } },
    expect { p2.character "Kylo Ren", damage = 0 },
    p2.passes,
    p1.resolves "special",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
  },
}

scenario "Replacing an upgrade, once a round" {
  rules = { "DST-UPG-04", "DST-TERM-34" },
  cites = { { "DST-TERM-28", "nothing else keeps the card from being played" } },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Jetpack", "Jetpack" }, characters = { { "Finn", upgrades = { "Datapad", "Comlink" } } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Jetpack",
    p1.chooses "Finn",
    p1.chooses "Comlink",
    expect { p1, resources = 2 },
    p2.passes,
    p1.plays "Jetpack",
    p1.chooses "Finn",
    expect { p1, resources = 0 },
    expect { p1.character "Finn", upgrades = "Datapad, Jetpack, Jetpack" },
  },
}

scenario "A target is needed for what is chosen; card and rule both apply where they can" {
  rules = { "DST-SHD-04" },
  cites = { { "DST-TERM-05", "the player picks among what fits" }, { "DST-GOLD-02", "a card that gives shields does not lift the limit" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Defensive Stance" }, characters = { { "Rey", shields = 2 } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Defensive Stance",
    p1.chooses "Rey",
    expect { p1.character "Rey", shields = 3 },
  },
}
