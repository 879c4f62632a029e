-- The six actions, as far as the timing tables need them.

scenario "After an upgrade was paid for and attached, its after ability rerolls dice" {
  cites = { { "DST-AFT-02", "worked example with a toy card: the ability has no other way than the queue, which DST-QUE-03 switches" } },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Radio" }, characters = { "Toy Trooper", "Toy Veteran" },
      pool = { { "Toy Trooper", side = "blank" }, { "Toy Veteran", side = "2 melee" } } },
    p2 = { characters = { "Toy Trooper" } },
    chance = { 2 } },
  steps = {
    p1.plays "Toy Radio",
    p1.chooses "Toy Trooper",
    p1.may_choose_exactly { accept, decline },
    expect { p1.upgrade "Toy Radio", on = "Toy Trooper" },
    expect { p1, resources = 0 },
    expect { table, queue = 0 },
    p1.accepts,
    p1.may_choose_exactly { "blank", "2 melee", done },
    p1.chooses "blank",
    p1.finishes,
    expect { p1.pool, exactly = { "2 ranged", "2 melee" } },
  },
}

scenario "A redeployed upgrade takes its die along, even out of the pool" {
  rules = { "DST-KW-RED-01", "DST-KW-RED-02" },
  given = { turn = p2,
    p1 = { characters = { { "Toy Veteran", damage = 5, upgrades = { "Toy Cloak" } }, "Toy Trooper" },
      pool = { { "Toy Cloak", side = "2 shield" }, { "Toy Veteran", side = "1 melee" } } },
    p2 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p2.plays "Toy Strike",
    p2.chooses "Toy Veteran",
    p1.may_choose_exactly { "Toy Trooper", decline },
    p1.chooses "Toy Trooper",
    expect { p1.upgrade "Toy Cloak", on = "Toy Trooper" },
    expect { p1.pool, exactly = {} },
  },
}

scenario "Guardian takes an enemy die's damage before the character rolls" {
  rules = { "DST-KW-GRD-01" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Sentinel", damage = 1 } } },
    p2 = { characters = { { "Toy Trooper", elite = true } },
      pool = { { "Toy Trooper", side = "2 ranged" }, { "Toy Trooper", side = "1 shield" } } } },
  steps = {
    p1.activates "Toy Sentinel",
    p1.may_choose_exactly { "2 ranged", decline },
    expect { p1.character "Toy Sentinel", exhausted = false },
    p1.chooses "2 ranged",
    expect { p1.character "Toy Sentinel", damage = 3, exhausted = true },
    expect { p1.pool, count = 1 },
    expect { p2.pool, exactly = { "1 shield" } },
  },
}

scenario "A Guardian who falls before activating does not roll, and the action is spent" {
  rules = { "DST-DMG-01" },
  cites = { { "DST-ACT-ILL-01", "decision 010: nothing that had to be paid failed, so nothing is undone" } },
  given = { turn = p1,
    p1 = { characters = { { "Toy Sentinel", damage = 6 }, "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "2 ranged" } } } },
  steps = {
    p1.activates "Toy Sentinel",
    p1.chooses "2 ranged",
    expect { p1.character "Toy Sentinel", in_play = false },
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = {} },
    p2.is_asked,
  },
}

scenario "A power action is used once per round, and each copy has its own" {
  rules = { "DST-ACT-CARD-02", "DST-ACT-CARD-03" },
  given = { turn = p1,
    p1 = { supports = { "Toy Engine", "Toy Engine" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.may_choose_exactly { "activates Toy Trooper", "uses Toy Engine", "uses Toy Engine", "claims", pass },
    p1.uses "Toy Engine",
    p2.passes,
    p1.may_choose_exactly { "activates Toy Trooper", "uses Toy Engine", "claims", pass },
    p1.uses "Toy Engine",
    p2.passes,
    p1.cannot { "uses", "Toy Engine", because = "DST-ACT-CARD-02" },
    expect { p1, resources = 2 },
  },
}

scenario "A die and its modifier resolve together, and then the next die of the symbol" {
  rules = { "DST-DIE-07", "DST-ACT-RES-01" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Trooper", elite = true }, "Toy Trooper" },
      pool = { { "Toy Trooper", side = "+1 ranged" }, { "Toy Trooper", side = "2 ranged" }, { "Toy Trooper", side = "1 ranged" } } },
    p2 = { characters = { "Toy Veteran", "Toy Warlord" } } },
  steps = {
    p1.may_not_choose { "resolves +1 ranged" },
    p1.resolves "2 ranged",
    p1.may_choose_exactly { "+1 ranged", done },
    p1.chooses "+1 ranged",
    p1.chooses "Toy Warlord",
    expect { p2.character "Toy Warlord", damage = 3 },
    p1.may_choose_exactly { "1 ranged", done },
    p1.chooses "1 ranged",
    p1.chooses "Toy Veteran",
    expect { p2.character "Toy Veteran", damage = 1 },
    expect { p1.pool, exactly = {} },
    -- What the last die triggered has resolved too.
    expect { p2, resources = 1 },
  },
}

scenario "What a die triggers resolves before the next die" {
  rules = { "DST-ACT-RES-01", "DST-DMG-06" },
  given = { turn = p1,
    p1 = { characters = { { "Toy Trooper", elite = true } },
      pool = { { "Toy Trooper", side = "1 ranged" }, { "Toy Trooper", side = "2 ranged" } } },
    p2 = { characters = { "Toy Veteran" } } },
  steps = {
    p1.resolves "1 ranged",
    p1.chooses "Toy Veteran",
    p1.may_choose_exactly { "2 ranged", done },
    expect { p2, resources = 1 },
    p1.finishes,
    p2.is_asked,
    expect { p1.pool, exactly = { "2 ranged" } },
  },
}

scenario "Claiming: control, then the ability if wished, and no more turns" {
  rules = { "DST-ACT-CLAIM-01", "DST-ACT-CLAIM-05", "DST-ACT-CLAIM-02" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper", "Toy Veteran" } } },
  steps = {
    p1.claims,
    p1.may_choose_exactly { accept, decline },
    expect { table, controlled_by = "p1", claimed_by = "p1" },
    p1.accepts,
    expect { p1, resources = 1 },
    p2.activates "Toy Trooper",
    p2.is_asked,
    p2.cannot { "claims", because = "DST-ACT-CLAIM-04" },
  },
}

scenario "A player without characters is out, and the last one wins" {
  rules = { "DST-WIN-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike", "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { { "Toy Trooper", damage = 5 } } },
    p3 = { characters = { { "Toy Trooper", damage = 5 } } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Trooper",
    expect { table, over = false },
    p3.is_asked,
    p3.passes,
    p1.plays "Toy Strike",
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-01" },
  },
}

scenario "Running out of cards loses at the end of the round" {
  rules = { "DST-WIN-02" },
  given = { turn = p1, passes = 1,
    p1 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.passes,
    expect { table, over = true, winner = "p1", ended_by = "DST-WIN-02" },
  },
}
