-- What a reading of the cards with fresh eyes asked for.

scenario "Hyperspace Jump: with no other battlefield nobody is asked whether to switch" {
  rules = { "AW-129/effect" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { resources = 3, hand = { "Hyperspace Jump", "Aim" }, characters = { "Han Solo" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Hyperspace Jump",
    p2.is_asked,
    p2.may_choose_exactly { "Aim", done },
    expect { table, controlled_by = "p2" },
    p2.finishes,
    p1.finishes,
    expect { p1.set_aside, exactly = { "Hyperspace Jump" } },
  },
}

scenario "Daring Escape among three: one opponent, for the reroll and for the blanks" {
  rules = { "AW-126/effect" },
  given = { turn = p1,
    p1 = { resources = 2, hand = { "Daring Escape", "Aim" }, characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren", "Nightsister" }, pool = { { "Kylo Ren", side = "1 melee" }, { "Nightsister", side = "blank" } } },
    p3 = { characters = { "Rey" }, pool = { { "Rey", side = "blank" } } },
    chance = { 6 } },
  steps = {
    p1.plays "Daring Escape",
    p1.may_choose_exactly { "p2", "p3" },
    p1.chooses "p2",
    p1.may_choose_exactly { "1 melee", "blank", done },
    p1.chooses "1 melee",
    p1.finishes,
    expect { p2.pool, exactly = {} },
    expect { p3.pool, exactly = { "blank" } },
    p1.declines,                           -- the action of its Ambush
  },
}

scenario "Coercion among three: an event of the hand that was revealed" {
  rules = { "EaW-81/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Coercion", "Aim" }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } },
    p3 = { hand = { "Take Cover" }, characters = { "Rey" } } },
  steps = {
    p1.plays "Coercion",
    p1.chooses "p3",
    expect { p3.hand, open = 1 },
    expect { p2.hand, open = 0 },
    p2.passes,
    p3.may_choose_exactly { "plays Take Cover", pass },
    p3.plays "Take Cover",
    p3.chooses "Rey",
    expect { p3.character "Rey", shields = 1 },
  },
}

scenario "Admiral Ackbar among three: the damage is for the opponent whose last card it was" {
  rules = { "AW-27/after" },
  given = { turn = p2,
    p1 = { characters = { "Admiral Ackbar" } },
    p2 = { hand = { "Take Cover" }, deck = { "Aim" }, characters = { "Kylo Ren", "Nightsister" } },
    p3 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p2.plays "Take Cover",
    p2.chooses "Nightsister",
    p2.may_choose_exactly { "Kylo Ren", "Nightsister" },
    p2.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p3.character "Rey", damage = 0 },
  },
}

scenario "Mos Eisley Spaceport: an upgrade of somebody else's cannot come to your hand, so nothing is gained" {
  rules = { "AW-3/before" },
  given = { turn = p1, battlefield = { "Mos Eisley Spaceport", controlled_by = p1 },
    p1 = { characters = { "General Grievous" }, pool = { { "General Grievous", side = "2 melee" } } },
    p2 = { deck = { "Aim" }, characters = { { "Padawan", damage = 5, upgrades = { "Lightsaber" } }, "Rey" } } },
  steps = {
    p1.resolves "2 melee",
    p1.chooses "Padawan",
    p1.accepts,
    expect { p1.upgrade "Lightsaber", on = "General Grievous" },
    p2.passes,
    p1.claims,
    p1.accepts,
    expect { p1.upgrade "Lightsaber", on = "General Grievous" },
    expect { p1, resources = 0 },
    expect { p2.hand, exactly = {} },
  },
}

scenario "Mos Eisley Spaceport: your own upgrade comes back, for 1 resource" {
  rules = { "AW-172/claim" },
  given = { turn = p1, battlefield = { "Mos Eisley Spaceport", controlled_by = p1 },
    p1 = { characters = { { "General Grievous", upgrades = { "Gaffi Stick" } } } },
    p2 = { deck = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.claims,
    p1.accepts,
    expect { p1.hand, exactly = { "Gaffi Stick" } },
    expect { p1, resources = 1 },
  },
}

scenario "Poe Dameron: a vehicle that has no side to resolve can still be played, and is paid for" {
  rules = { "AW-29/special" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Speeder" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.accepts,
    expect { p1.upgrade "Toy Speeder", on = "Poe Dameron" },
    expect { p1.discard, exactly = {} },
    expect { p1, resources = 0 },
  },
}

scenario "Poe Dameron: no such vehicle without the resources for it, and no other card without a die" {
  rules = { "AW-29/special" },
  given = { turn = p1,
    p1 = { resources = 0, hand = { "Toy Speeder", "Aim" }, characters = { { "Poe Dameron", elite = true } },
      pool = { { "Poe Dameron", side = "special" }, { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Toy Speeder",
    expect { p1.discard, exactly = { "Toy Speeder" } },
    p1.chooses "special",
    p2.is_asked,
    expect { p1.upgrades, exactly = {} },
    expect { p1.discard, exactly = { "Toy Speeder", "Aim" } },
  },
}

scenario "Poe Dameron with an empty hand discards nothing, so that no vehicle of the discard pile is played" {
  cites = { { "DST-EFF-THEN-01", "what follows is about the card that was discarded; without the rule there is none either" } },
  given = { turn = p1,
    p1 = { resources = 9, discard = { "Toy Speeder" }, characters = { "Poe Dameron" }, pool = { { "Poe Dameron", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p2.is_asked,
    expect { p1.discard, exactly = { "Toy Speeder" } },
    expect { p1, resources = 9 },
  },
}

scenario "Admiral Ackbar: a last card that his own player's die made an opponent discard counts; the last but one does not" {
  rules = { "AW-27/after" },
  given = { turn = p1,
    p1 = { characters = { { "Admiral Ackbar", elite = true } },
      pool = { { "Admiral Ackbar", side = "1 discard" }, { "Admiral Ackbar", side = "1 discard" } } },
    p2 = { hand = { "Aim", "Aim" }, deck = { "Block" }, characters = { "Kylo Ren", "Nightsister" } },
    chance = { 1, 1 } },
  steps = {
    p1.resolves "1 discard",
    expect { p2.character "Kylo Ren", damage = 0 },
    p1.chooses "1 discard",
    p2.may_choose_exactly { "Kylo Ren", "Nightsister" },
    p2.chooses "Nightsister",
    expect { p2.character "Nightsister", damage = 2 },
    expect { p2.character "Kylo Ren", damage = 0 },
  },
}

scenario "Negotiate without a character die to give up takes no die of the opponent" {
  rules = { "DST-EFF-THEN-01" },
  quiet = { "AW-131/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Negotiate" }, characters = { { "Finn", upgrades = { "Lightsaber" } } }, pool = { { "Lightsaber", side = "1 shield" } } },
    p2 = { characters = { "Nightsister", "Kylo Ren" }, pool = { { "Nightsister", side = "1 ranged" }, { "Kylo Ren", side = "blank" } } } },
  steps = {
    p1.plays "Negotiate",
    p2.is_asked,
    expect { p1.pool, exactly = { "1 shield" } },
    expect { p2.pool, exactly = { "1 ranged", "blank" } },
  },
}

scenario "Mace Windu without his die in the pool defeats nobody" {
  rules = { "EaW-34/action", "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, characters = { "EaW-34", "Finn" }, pool = { { "Finn", side = "1 melee" } } },
    p2 = { characters = { { "Nightsister", damage = 6 }, "Kylo Ren" } } },
  steps = {
    p1.uses "Mace Windu",
    p2.is_asked,
    expect { p1.pool, exactly = { "1 melee" } },
    expect { p2.character "Nightsister", damage = 6 },
  },
}
