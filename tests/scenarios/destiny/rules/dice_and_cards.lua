-- What may be resolved, activated and used, and what may not.

scenario "A blank, a modifier alone, a side that costs too much: none can be resolved" {
  rules = { "DST-SYM-22", "DST-DIE-09", "DST-DIE-05" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", elite = true }, "Kylo Ren", "Toy Trooper" },
      pool = { { "Rey", side = "blank" }, { "Rey", side = "+2 melee" }, { "Kylo Ren", side = "2 melee for 1" }, { "Toy Trooper", side = "1 ranged" } } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.may_choose_exactly { "activates Rey", "activates Kylo Ren", "activates Toy Trooper", "resolves 1 ranged", "claims", pass },
    p1.cannot { "resolves", "blank", because = "DST-SYM-22" },
    p1.cannot { "resolves", "+2 melee", because = "DST-DIE-09" },
    p1.cannot { "resolves", "2 melee for 1", because = "DST-DIE-05" },
  },
}

scenario "Only one's own dice are resolved" {
  rules = { "DST-ZONE-08" },
  given = { turn = p1,
    p1 = { characters = { "Rey" } },
    p2 = { characters = { "Finn" }, pool = { { "Finn", side = "2 ranged" } } } },
  steps = {
    p1.cannot { "resolves", "2 ranged", because = "DST-ZONE-08" },
  },
}

scenario "A side with a cost is paid for" {
  rules = { "DST-ACT-RES-02" },
  given = { turn = p1,
    p1 = { resources = 1, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } },
    p2 = { characters = { "Finn" } } },
  steps = {
    p1.resolves "2 melee for 1",
    p1.chooses "Finn",
    expect { p2.character "Finn", damage = 2 },
    expect { p1, resources = 0 },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Activating rolls the card's dice and its upgrades', also an exhausted one's, and not those in the pool" {
  rules = { "DST-UPG-10", "DST-ACT-ACTV-02" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", elite = true, upgrades = { { "Rey's Staff", exhausted = true } } }, "Finn" }, pool = { { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 1, 4 } },
  steps = {
    p1.activates "Rey",
    expect { p1.pool, exactly = { "blank", "1 melee", "1 resource" } },
    expect { p1.character "Rey", exhausted = true },
    expect { p1.upgrade "Rey's Staff", exhausted = true },
    expect { p1.character "Finn", exhausted = false },
  },
}

scenario "An exhausted card and a support without a die are not activated" {
  rules = { "DST-ACT-ACTV-04", "DST-ACT-ACTV-05" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", exhausted = true }, "Finn" }, supports = { "Awakening", "BB-8" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_choose_exactly { "activates Finn", "activates BB-8", "uses Awakening", "claims", pass },
    p1.cannot { "activates", "Rey", because = "DST-ACT-ACTV-05" },
    p1.cannot { "activates", "Awakening", because = "DST-ACT-ACTV-04" },
  },
}

scenario "An exhausted card cannot exhaust: its action cannot be paid for" {
  rules = { "DST-EXH-01", "DST-ACT-CARD-01" },
  cites = { { "DST-ABL-ACT-02", "worked example with another card of the same kind" } },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { { "Toy Depot", exhausted = true } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_choose_exactly { "activates Finn", "claims", pass },
    p1.cannot { "uses", "Toy Depot", because = "DST-EXH-01" },
  },
}

scenario "A ready card is not readied" {
  rules = { "DST-RDY-01" },
  given = { turn = p1,
    p1 = { characters = { "Finn" }, supports = { "Toy Bugle" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Toy Bugle",
    expect { p1, resources = 0 },
    p2.is_asked,
  },
}

scenario "Who controls the battlefield may claim it too" {
  rules = { "DST-ACT-CLAIM-06" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p1 },
    p1 = { characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    expect { p1, resources = 1 },
    expect { table, controlled_by = "p1", claimed_by = "p1" },
  },
}

scenario "Who has fewer resources loses all of them, and who has fewer cards discards all" {
  rules = { "DST-SYM-13", "DST-SYM-15" },
  given = { turn = p1,
    p1 = { characters = { { "Kylo Ren", upgrades = { "Mind Probe", "Toy Focus" } } },
      pool = { { "Mind Probe", side = "2 disrupt" }, { "Toy Focus", side = "2 discard" } } },
    p2 = { resources = 1, hand = { "Aim" }, deck = { "Aim" }, characters = { "Finn" } } },
  steps = {
    p1.resolves "2 disrupt",
    expect { p2, resources = 0 },
    p2.passes,
    p1.resolves "2 discard",
    expect { p2.hand, exactly = {} },
  },
}

scenario "A fourth shield is ignored" {
  rules = { "DST-SYM-10", "DST-SHD-04" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Mentor", shields = 2 } }, pool = { { "Toy Mentor", side = "2 shield" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "2 shield",
    p1.chooses "Toy Mentor",
    expect { p1.character "Toy Mentor", shields = 3 },
  },
}

scenario "Healing goes as far as there is damage" {
  rules = { "DST-TERM-17" },
  given = { turn = p1,
    p1 = { hand = { "Toy Remedy" }, characters = { { "Toy Medic", damage = 2 } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Remedy",
    expect { p1.character "Toy Medic", damage = 0 },
    expect { p1, resources = 1 },   -- she gains one when damage was healed
  },
}

scenario "Without damage nothing was healed" {
  rules = { "DST-TERM-18" },
  given = { turn = p1,
    p1 = { hand = { "Toy Remedy" }, characters = { "Toy Medic" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Toy Remedy",
    expect { p1, resources = 0 },
  },
}

scenario "An upgrade is redeployed to a character on which it could not be played" {
  rules = { "DST-KW-RED-03" },
  given = { turn = p2,
    p1 = { characters = { { "Rey", damage = 9, upgrades = { "Toy Heirloom" } }, "Finn" }, hand = { "Aim" } },
    p2 = { hand = { "Toy Strike" }, characters = { "Kylo Ren" } } },
  steps = {
    p2.plays "Toy Strike",
    p2.chooses "Rey",
    p1.may_choose_exactly { "Finn", decline },
    p1.chooses "Finn",
    expect { p1.upgrade "Toy Heirloom", on = "Finn" },
  },
}

scenario "A defeated character is set aside, its upgrades are discarded, and it was defeated" {
  rules = { "DST-DEF-01" },
  cites = { { "DST-DLP-01", "its dice leave with their cards" } },
  given = { turn = p2,
    p1 = { characters = { { "Rey", damage = 9, upgrades = { "Rey's Staff" } }, "Toy Mourner" }, hand = { "Aim" },
      pool = { { "Rey", side = "1 melee" }, { "Rey's Staff", side = "1 melee" } } },
    p2 = { hand = { "Toy Strike" }, characters = { "Kylo Ren" } } },
  steps = {
    p2.plays "Toy Strike",
    p2.chooses "Rey",
    expect { p1.set_aside, exactly = { "Rey" } },
    expect { p1.discard, exactly = { "Rey's Staff" } },
    expect { p1.pool, exactly = {} },
    expect { p1, resources = 2 },
  },
}

scenario "An elite character has two dice" {
  rules = { "DST-CHAR-05" },
  given = { setup = true,
    p1 = { deck = { "Aim" }, characters = { { "Rey", elite = true } } },
    p2 = { deck = { "Aim" }, characters = { "Kylo Ren" } },
    chance = { 1, 1, 6, 3, 3 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p1.activates "Rey",
    expect { p1.pool, exactly = { "1 discard", "1 discard" } },
  },
}
