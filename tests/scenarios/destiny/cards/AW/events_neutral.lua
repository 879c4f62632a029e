-- Awakenings: what the neutral events do.

scenario "Award Ceremony: a card for each exhausted character, then as many set aside" {
  rules = { "AW-138/effect" },
  cites = { { "DST-ERR-02", "the corrected card sets cards aside" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Award Ceremony", "Dodge" }, deck = { "Aim", "Block", "Flank" },
      characters = { { "Leia Organa", exhausted = true }, { "Rey", exhausted = true }, "Finn" } },
    p2 = { characters = { { "Kylo Ren", exhausted = true } } } },
  steps = {
    p1.plays "Award Ceremony",
    p1.may_choose_exactly { "Aim", "Block" },   -- two cards; the third is left for the second choice
    p1.chooses "Block",
    p1.chooses "Dodge",
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.set_aside, exactly = { "Block", "Dodge" } },
    expect { p1.deck, exactly = { "Flank" } },
  },
}

scenario "Award Ceremony without a red character draws nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Award Ceremony" }, deck = { "Aim" }, characters = { { "Rey", exhausted = true } } },
    p2 = { characters = { "Captain Phasma" } } },
  steps = {
    p1.plays "Award Ceremony",
    expect { p1.deck, count = 1 },
    p2.is_asked,
  },
}

scenario "Dug in: three shields, divided" {
  quiet = { "AW-139/restriction" },
  rules = { "AW-139/effect" },
  given = { turn = p1, battlefield = { controlled_by = p1 },
    p1 = { resources = 1, hand = { "Dug in" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Dug in",
    p1.may_choose_exactly { "Rey", "Finn" },
    p1.chooses "Rey",
    p1.chooses "Finn",
    p1.chooses "Finn",
    expect { p1.character "Rey", shields = 1 },
    expect { p1.character "Finn", shields = 2 },
  },
}

scenario "Dug in needs control of the battlefield" {
  rules = { "AW-139/restriction" },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { resources = 1, hand = { "Dug in" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = { p1.cannot { "plays", "Dug in", because = "DST-ACT-PLAY-02" } },
}

scenario "Firepower: a red ranged die with 1 more" {
  rules = { "AW-140/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Firepower" }, characters = { "Leia Organa", "Finn" }, pool = { { "Leia Organa", side = "2 ranged" }, { "Finn", side = "2 ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Firepower",
    p1.chooses "2 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Firepower: a vehicle's die with 2 more" {
  rules = { "AW-140/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Firepower" }, supports = { "Black One" }, characters = { "Leia Organa" },
      pool = { { "Leia Organa", side = "2 ranged" }, { "Black One", side = "3 ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Firepower",
    p1.may_choose_exactly { "2 ranged", "3 ranged" },
    p1.chooses "3 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 5 },
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Leadership exhausts a unique red character to ready another" {
  rules = { "AW-141/effect" },
  cites = { { "DST-FAQ-26", "the readied character's dice stay where they are" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Leadership" }, characters = { "Leia Organa", "Rebel Trooper", { "Rey", exhausted = true } },
      pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Leadership",
    p1.may_choose_exactly { "Leia Organa" },
    p1.chooses "Leia Organa",
    p1.may_choose_exactly { "Rey" },   -- the others are ready
    p1.chooses "Rey",
    expect { p1.character "Leia Organa", exhausted = true },
    expect { p1.character "Rey", exhausted = false },
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "Leadership with an exhausted leader readies nobody" {
  quiet = { "AW-141/effect" },
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Leadership" }, characters = { { "Leia Organa", exhausted = true }, { "Rey", exhausted = true } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Leadership",
    p2.is_asked,
    expect { p1.character "Rey", exhausted = true },
  },
}

scenario "Logistics: a resource die with 1 more" {
  rules = { "AW-142/effect" },
  given = { turn = p1,
    p1 = { hand = { "Logistics" }, characters = { "Rebel Trooper", "Rey" }, pool = { { "Rebel Trooper", side = "1 resource" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 resource" } } } },
  steps = {
    p1.plays "Logistics",
    p1.chooses "1 resource",
    expect { p1, resources = 2 },
    expect { p2.pool, exactly = { "1 resource" } },
  },
}

scenario "Logistics without a red character resolves nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { hand = { "Logistics" }, characters = { "Rey" }, pool = { { "Rey", side = "1 resource" } } },
    p2 = { characters = { "Captain Phasma" } } },
  steps = {
    p1.plays "Logistics",
    p2.is_asked,
    expect { p1, resources = 0 },
  },
}

scenario "Squad Tactics activates any number of non-unique characters" {
  rules = { "AW-143/effect" },
  given = { turn = p1,
    p1 = { hand = { "Squad Tactics" }, characters = { "First Order Stormtrooper", "Nightsister", "Tusken Raider", "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Squad Tactics",
    p1.may_choose_exactly { "First Order Stormtrooper", "Nightsister", "Tusken Raider", done },
    p1.chooses "First Order Stormtrooper",
    p1.chooses "Nightsister",
    p1.finishes,
    expect { p1.pool, count = 2 },
    expect { p1.character "Nightsister", exhausted = true },
    expect { p1.character "Tusken Raider", exhausted = false },
  },
}

scenario "Squad Tactics: Guardian interrupts, the raider's after ability waits until the event is over" {
  rules = { "AW-143/effect", "DST-QUE-03" },
  cites = { { "DST-QUE-06", "the figure of the queue" } },
  given = { turn = p1,
    p1 = { hand = { "Squad Tactics", "Aim" }, characters = { { "Rebel Trooper", damage = 6, upgrades = { "Holdout Blaster" } }, "Tusken Raider" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Squad Tactics",
    p1.chooses "Rebel Trooper",
    p1.chooses "Tusken Raider",
    p1.chooses "1 melee",                    -- Guardian, before the trooper rolls
    p1.may_choose_exactly { "Tusken Raider", decline },
    p1.chooses "Tusken Raider",              -- Redeploy, before the next one is activated
    expect { p1.character "Rebel Trooper", in_play = false },
    expect { p1.character "Tusken Raider", exhausted = true, upgrades = "Holdout Blaster" },
    expect { p1.pool, count = 2 },
    expect { p1.discard, exactly = { "Squad Tactics" } },   -- it is over
    p1.declines,                             -- the raider's ability comes now
    p2.is_asked,
  },
}

scenario "Squad Tactics: nobody rolls before every Guardian of the squad has answered" {
  rules = { "AW-143/effect" },
  given = { turn = p1,
    p1 = { hand = { "Squad Tactics" }, characters = { "First Order Stormtrooper", "Rebel Trooper" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    chance = { 1, 1 } },
  steps = {
    p1.plays "Squad Tactics",
    p1.chooses "First Order Stormtrooper",
    p1.chooses "Rebel Trooper",
    expect { p1.pool, exactly = {} },        -- the stormtrooper was chosen first, and waits all the same
    expect { p1.character "First Order Stormtrooper", exhausted = false },
    p1.chooses "1 melee",
    expect { p1.character "Rebel Trooper", damage = 1, exhausted = true },
    expect { p1.pool, exactly = { "1 ranged", "1 ranged" } },
  },
}

scenario "Squad Tactics: what answers the two activations is put in order by its player" {
  rules = { "AW-143/effect" },
  given = { turn = p1,
    p1 = { hand = { "Squad Tactics", "Aim" }, characters = { "Tusken Raider", "Clone Trooper" } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 1, 1 } },
  steps = {
    p1.plays "Squad Tactics",
    p1.chooses "Tusken Raider",
    p1.chooses "Clone Trooper",
    expect { p1.pool, count = 2 },
    p1.resolves "Clone Trooper",             -- activated second, and first in the queue
    p1.declines,
    p1.declines,
    p2.is_asked,
  },
}

scenario "Squad Tactics with nobody who is ready and not unique" {
  quiet = { "AW-143/effect" },
  given = { turn = p1,
    p1 = { hand = { "Squad Tactics" }, characters = { { "Tusken Raider", exhausted = true }, "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Squad Tactics",
    expect { p1.character "Bala-Tik", exhausted = false },
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Squad Tactics activates nobody if its player chooses nobody" {
  rules = { "AW-143/effect" },
  given = { turn = p1,
    p1 = { hand = { "Squad Tactics" }, characters = { "Nightsister", { "Tusken Raider", exhausted = true }, "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.plays "Squad Tactics",
    p1.may_choose_exactly { "Nightsister", done },
    p1.finishes,
    expect { p1.pool, exactly = {} },
    expect { p1.character "Nightsister", exhausted = false },
    p2.is_asked,
  },
}

scenario "Deflect: half of a ranged die's damage, rounded up, to anybody" {
  rules = { "AW-145/effect" },
  cites = { { "DST-DMG-04", "an event deals damage of no kind; no card here asks for ranged damage, so DST-DMG-03 shows it with melee damage" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Deflect" }, characters = { "Rey" } },
    p2 = { supports = { "AT-ST" }, characters = { "Kylo Ren" }, pool = { { "AT-ST", side = "3 ranged" }, { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Deflect",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Deflect without a ranged die deals nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Deflect" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Deflect",
    p2.is_asked,
    expect { p2.character "Kylo Ren", damage = 0 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Mind Trick: the opponent splits their dice, one group goes" {
  rules = { "AW-147/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Mind Trick" }, characters = { "Rey" } },
    p2 = { characters = { { "Kylo Ren", elite = true }, "Nightsister" },
      pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "blank" }, { "Nightsister", side = "2 ranged" } } } },
  steps = {
    p1.plays "Mind Trick",
    p2.may_choose_exactly { "1 melee", "blank", "2 ranged", done },
    p2.chooses "1 melee",
    p2.finishes,
    p1.may_choose_exactly { 1, 2 },
    p1.chooses(2),
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Mind Trick without a blue character does nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Mind Trick" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Mind Trick",
    expect { p2.pool, exactly = { "1 melee" } },
    p2.is_asked,
  },
}

scenario "The Power of the Force: a die is worth one's blue upgrades" {
  rules = { "AW-148/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "The Power of the Force" }, characters = { { "Rey", upgrades = { "Lightsaber", "Jedi Robes", "Mind Probe" } } },
      pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Immobilize" } } } } },
  steps = {
    p1.plays "The Power of the Force",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
  },
}

scenario "The Power of the Force without a blue upgrade: nothing is dealt" {
  rules = { "AW-148/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "The Power of the Force" }, characters = { { "Rey", upgrades = { "Datapad" } } }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Immobilize" } } } } },
  steps = {
    p1.plays "The Power of the Force",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 0 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "All In: any number of dice, of any symbols, in any order, with their modifiers" {
  rules = { "AW-152/effect", "DST-RTC-04" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "All In" }, characters = { { "Rey", elite = true }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Rey", side = "+2 melee" }, { "Finn", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "All In",
    p1.may_choose_exactly { "1 melee", "1 resource", done },
    p1.chooses "1 resource",
    expect { p1, resources = 1 },
    p1.chooses "1 melee",
    p1.chooses "+2 melee",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "All In leaves the rest in the pool" {
  rules = { "AW-152/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "All In" }, characters = { "Rey", "Finn" }, pool = { { "Rey", side = "1 melee" }, { "Finn", side = "1 resource" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "All In",
    p1.chooses "1 resource",
    p1.finishes,
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p1, resources = 1 },
  },
}

scenario "Disarm: a damage die for a weapon or equipment that costs no more" {
  rules = { "AW-158/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Disarm" }, characters = { "Finn", "Rey" }, pool = { { "Finn", side = "2 ranged" }, { "Rey", side = "1 resource" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Lightsaber", "Infantry Grenades", "Immobilize" } }, { "Bala-Tik", upgrades = { "Comlink" } } } } },
  steps = {
    p1.plays "Disarm",
    p1.chooses "2 ranged",
    p1.may_choose_exactly { "Infantry Grenades", "Comlink" },
    p1.chooses "Infantry Grenades",
    expect { p2.discard, exactly = { "Infantry Grenades" } },
    expect { p1.pool, exactly = { "1 resource" } },
  },
}

scenario "Disarm without a damage die discards nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Disarm" }, characters = { "Rey" }, pool = { { "Rey", side = "1 resource" } } },
    p2 = { characters = { { "Kylo Ren", upgrades = { "Infantry Grenades" } } } } },
  steps = {
    p1.plays "Disarm",
    p2.is_asked,
    expect { p2.discard, exactly = {} },
  },
}

scenario "Electroshock removes a die worth 2 or less, a special or blank included" {
  rules = { "AW-159/effect" },
  cites = { { "DST-DIE-02", "such sides count as 0" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Electroshock" }, characters = { "Finn" }, pool = { { "Finn", side = "blank" } } },
    p2 = { supports = { "AT-ST" }, characters = { { "Kylo Ren", elite = true } },
      pool = { { "Kylo Ren", side = "2 melee for 1" }, { "Kylo Ren", side = "special" }, { "AT-ST", side = "3 ranged" } } } },
  steps = {
    p1.plays "Electroshock",
    p1.may_choose_exactly { "blank", "2 melee for 1", "special" },
    p1.chooses "special",
    expect { p2.pool, exactly = { "2 melee for 1", "3 ranged" } },
  },
}

scenario "Electroshock without a yellow character does nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Electroshock" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Electroshock",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Reversal: a damage die turned against whom its player likes" {
  rules = { "AW-160/effect" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Reversal" }, characters = { "Finn" }, pool = { { "Finn", side = "1 resource" } } },
    p2 = { supports = { "AT-ST" }, characters = { "Kylo Ren" }, pool = { { "AT-ST", side = "4 ranged" }, { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Reversal",
    p1.may_choose_exactly { "4 ranged", "1 melee" },
    p1.chooses "4 ranged",
    p1.may_choose_exactly { "Finn", "Kylo Ren" },
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 4 },
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Reversal without a yellow character does nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Reversal" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.plays "Reversal",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 melee" } },
  },
}

scenario "Scramble rerolls all dice of an opponent" {
  rules = { "AW-161/effect" },
  given = { turn = p1,
    p1 = { hand = { "Scramble" }, characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } },
    p2 = { characters = { { "Kylo Ren", elite = true } }, pool = { { "Kylo Ren", side = "1 melee" }, { "Kylo Ren", side = "1 shield" } } },
    chance = { 6, 6 } },
  steps = {
    p1.plays "Scramble",
    expect { p2.pool, exactly = { "blank", "blank" } },
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Scramble without a yellow character does nothing" {
  rules = { "DST-TERM-42" },
  given = { turn = p1,
    p1 = { hand = { "Scramble" }, characters = { "Rey" } },
    p2 = { characters = { "Bala-Tik" }, pool = { { "Bala-Tik", side = "1 shield" } } },
    chance = { 6 } },
  steps = {
    p1.plays "Scramble",
    p2.is_asked,
    expect { p2.pool, exactly = { "1 shield" } },
  },
}
