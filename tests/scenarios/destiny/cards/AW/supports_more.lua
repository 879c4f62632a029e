-- Awakenings: what the supports with dice and the villains' supports do.

scenario "AT-ST's special discards a support from play" {
  rules = { "AW-5/special" },
  given = { turn = p1,
    p1 = { supports = { "AT-ST" }, characters = { "General Veers" }, pool = { { "AT-ST", side = "special" } } },
    p2 = { supports = { "BB-8", "Awakening" }, characters = { "Rey" }, pool = { { "BB-8", side = "1 focus" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "AT-ST", "BB-8", "Awakening" },
    p1.chooses "BB-8",
    expect { p2.supports, exactly = { "Awakening" } },
    expect { p2.discard, exactly = { "BB-8" } },
    expect { p2.pool, exactly = {} },
  },
}

scenario "The Speeder Bike Scout removes a die and gives another action" {
  rules = { "AW-18/special" },
  given = { turn = p1,
    p1 = { supports = { "Speeder Bike Scout" }, characters = { "Nightsister" }, pool = { { "Speeder Bike Scout", side = "special" } } },
    p2 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "special", "1 melee" },
    p1.chooses "1 melee",
    expect { p2.pool, exactly = {} },
    p1.may_choose { "activates Nightsister", decline },
    p1.declines,
    p2.is_asked,
  },
}

scenario "Launch Bay counts the hand" {
  rules = { "AW-31/inherent" },
  given = { turn = p1,
    p1 = { hand = { "Aim", "Block", "Dodge" }, supports = { "Launch Bay" }, characters = { "Leia Organa" }, pool = { { "Launch Bay", side = "X ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "X ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
  },
}

scenario "Launch Bay with an empty hand deals nothing" {
  quiet = { "AW-31/inherent" },
  rules = { "DST-DMG-05" },
  given = { turn = p1,
    p1 = { deck = { "Aim" }, supports = { "Launch Bay" }, characters = { "Leia Organa" }, pool = { { "Launch Bay", side = "X ranged" } } },
    p2 = { characters = { "Toy Veteran" }, supports = {} } },
  steps = {
    p1.resolves "X ranged",
    p1.chooses "Toy Veteran",
    expect { p2.character "Toy Veteran", damage = 0 },
    expect { p2, resources = 0 },
  },
}

scenario "Black One shoots and is rerolled" {
  rules = { "AW-32/special" },
  given = { turn = p1,
    p1 = { supports = { "Black One" }, characters = { "Poe Dameron" }, pool = { { "Black One", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 4 } },
  steps = {
    p1.resolves "special",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p1.pool, exactly = { "2 shield" } },
  },
}

scenario "The Millennium Falcon plays a yellow event for free, from hand or discard pile" {
  rules = { "AW-49/special" },
  given = { turn = p1,
    p1 = { hand = { "Let The Wookiee Win", "Aim" }, discard = { "Don't Get Cocky", "Block" }, deck = { "Flank", "Flank", "Flank" },
      supports = { "Millennium Falcon" }, characters = { "Han Solo" }, pool = { { "Millennium Falcon", side = "special" } } },
    p2 = { discard = { "Scramble" }, deck = { "Flank", "Flank", "Flank" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "Let The Wookiee Win", "Don't Get Cocky" },
    p1.chooses "Don't Get Cocky",
    expect { p1.hand, count = 4 },
    expect { p2.hand, count = 2 },
    expect { p1.discard, exactly = { "Block", "Don't Get Cocky" } },
  },
}

scenario "The Millennium Falcon waives the cost" {
  rules = { "AW-49/special" },
  cites = { { "DST-TERM-16", "for free: nothing is asked of the resources" } },
  given = { turn = p1,
    p1 = { hand = { "Reversal" }, supports = { "Millennium Falcon" }, characters = { "Han Solo" }, pool = { { "Millennium Falcon", side = "special" } } },
    p2 = { characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 1 },
    expect { p2.pool, exactly = {} },
    expect { p1.discard, exactly = { "Reversal" } },
  },
}

scenario "Outpost uses the battlefield's ability without claiming" {
  rules = { "AW-53/special" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { supports = { "Outpost" }, characters = { "Leia Organa" }, pool = { { "Outpost", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.chooses "Leia Organa",
    expect { p1.character "Leia Organa", shields = 1 },
    expect { table, controlled_by = "p2", claimed_by = "nobody" },
  },
}

scenario "Outpost without a battlefield in use does nothing" {
  quiet = { "AW-53/special" },
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { supports = { "Outpost" }, characters = { "Leia Organa" }, pool = { { "Outpost", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    expect { p1.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "Black Market draws two and may play an upgrade for 1 less" {
  rules = { "AW-64/special" },
  given = { turn = p1,
    p1 = { resources = 1, deck = { "Datapad", "Jetpack", "Aim" }, supports = { "Black Market" }, characters = { "Finn" },
      pool = { { "Black Market", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    expect { p1.hand, exactly = { "Datapad", "Jetpack" } },
    p1.accepts,
    p1.may_choose_exactly { "Datapad", "Jetpack" },
    p1.chooses "Jetpack",
    p1.chooses "Finn",
    expect { p1.upgrade "Jetpack", on = "Finn" },
    expect { p1, resources = 0 },
  },
}

scenario "Black Market offers no event" {
  rules = { "DST-SYM-18" },
  given = { turn = p1,
    p1 = { resources = 3, deck = { "Aim", "Block" }, supports = { "Black Market" }, characters = { "Finn" },
      pool = { { "Black Market", side = "special" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "special",
    p1.accepts,
    expect { p1.hand, exactly = { "Aim", "Block" } },
    p2.is_asked,
  },
}

scenario "Drudge Work exhausts itself and a character for a resource" {
  rules = { "AW-76/action" },
  given = { turn = p1,
    p1 = { supports = { "Drudge Work" }, characters = { { "Captain Phasma", exhausted = true }, "Nightsister", "Kylo Ren" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Drudge Work",
    p1.may_choose_exactly { "Nightsister", "Kylo Ren" },
    p1.chooses "Nightsister",
    expect { p1.character "Nightsister", exhausted = true },
    expect { p1.support "Drudge Work", exhausted = true },
    expect { p1, resources = 1 },
  },
}

scenario "Drudge Work needs a ready character" {
  rules = { "DST-ACT-CARD-01" },
  given = { turn = p1,
    p1 = { supports = { "Drudge Work" }, characters = { { "Captain Phasma", exhausted = true } } },
    p2 = { characters = { "Rey" } } },
  steps = { p1.cannot { "uses", "Drudge Work", because = "DST-ACT-CARD-01" } },
}

scenario "Local Garrison: an opponent gains 1 resource fewer in upkeep, but always 1" {
  rules = { "AW-77/ongoing" },
  given = { turn = p1,
    p1 = { supports = { "Local Garrison", "Local Garrison" }, hand = { "Aim" }, characters = { "Nightsister" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { p1, resources = 2 },
    expect { p2, resources = 1 },
  },
}

scenario "Emperor's Favor makes the hand 1 larger while it is in play" {
  rules = { "AW-88/ongoing" },
  cites = { { "DST-TERM-20", "the example: it lasts as long as the card is there" } },
  given = { turn = p1,
    p1 = { supports = { "Emperor's Favor" }, hand = { "Aim" }, deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Kylo Ren" } },
    p2 = { hand = { "Aim" }, deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.hand, count = 6 },
    expect { p2.hand, count = 5 },
  },
}

scenario "Backup Muscle comes with 3 damage and moves it, 1 at a time, past shields" {
  rules = { "AW-99/after", "AW-99/action" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Backup Muscle" }, characters = { "Bala-Tik" } },
    p2 = { characters = { { "Rey", shields = 2 } } } },
  steps = {
    p1.plays "Backup Muscle",
    expect { p1.support "Backup Muscle", damage = 3 },
    p2.passes,
    p1.uses "Backup Muscle",
    p1.may_choose_exactly { "Bala-Tik", "Rey" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 1, shields = 2 },
    expect { p1.support "Backup Muscle", damage = 2, exhausted = true },
  },
}

scenario "Backup Muscle without damage is exhausted for nothing, which is no pass" {
  rules = { "DST-RND-02" },
  cites = { { "DST-ACT-PASS-04", "the example: a card was exhausted" }, { "DST-FAQ-25", "stalling is legal" } },
  given = { turn = p1, passes = 1,
    p1 = { supports = { "Backup Muscle" }, hand = { "Aim" }, characters = { "Bala-Tik" } },
    p2 = { hand = { "Aim" }, characters = { "Rey" } } },
  steps = {
    p1.uses "Backup Muscle",
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 0 },
    p2.is_asked,
    expect { table, round = 1 },
    p2.passes,
    p1.is_asked,
  },
}

scenario "My Kind of Scum gains what a disrupt die took" {
  rules = { "AW-100/after" },
  given = { turn = p1,
    p1 = { supports = { "My Kind of Scum" }, characters = { "Jabba the Hutt" }, pool = { { "Jabba the Hutt", side = "2 disrupt" } } },
    p2 = { resources = 1, characters = { "Rey" } } },
  steps = {
    p1.resolves "2 disrupt",
    p1.accepts,
    expect { p1, resources = 1 },
    expect { p2, resources = 0 },
    expect { p1.support "My Kind of Scum", exhausted = true },
  },
}

scenario "My Kind of Scum does not answer other symbols, nor an opponent's disrupt" {
  rules = { "DST-SYM-12" },
  given = { turn = p1,
    p1 = { resources = 3, characters = { "Han Solo" }, pool = { { "Han Solo", side = "2 disrupt" } } },
    p2 = { resources = 3, supports = { "My Kind of Scum" }, characters = { { "Jabba the Hutt", elite = true } },
      pool = { { "Jabba the Hutt", side = "2 disrupt" }, { "Jabba the Hutt", side = "1 resource" } } } },
  steps = {
    p1.resolves "2 disrupt",
    p2.resolves "1 resource",
    p1.passes,
    p2.resolves "2 disrupt",
    p2.declines,
    expect { p2, resources = 2 },
    expect { p1, resources = 1 },
  },
}

scenario "My Kind of Scum does not ask while it is exhausted" {
  rules = { "DST-TERM-06", "DST-EXH-01" },
  given = { turn = p1,
    p1 = { supports = { { "My Kind of Scum", exhausted = true } }, characters = { "Jabba the Hutt" }, pool = { { "Jabba the Hutt", side = "2 disrupt" } } },
    p2 = { resources = 3, characters = { "Han Solo" } } },
  steps = {
    p1.resolves "2 disrupt",
    p2.is_asked,
    expect { p1, resources = 0 },
    expect { p2, resources = 1 },
  },
}

scenario "Underworld Connections: exhausted for a resource" {
  rules = { "AW-101/action" },
  cites = { { "DST-ABL-ACT-02", "the example: not while it is exhausted" } },
  given = { turn = p1,
    p1 = { supports = { "Underworld Connections" }, characters = { "Bala-Tik" } },
    p2 = { characters = { "Rey" } } },
  steps = {
    p1.uses "Underworld Connections",
    expect { p1, resources = 1 },
    p2.passes,
    p1.cannot { "uses", "Underworld Connections", because = "DST-EXH-01" },
  },
}
