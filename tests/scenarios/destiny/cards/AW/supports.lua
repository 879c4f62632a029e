-- Awakenings: what the starters' supports and battlefields do.

scenario "The TIE fighter takes all shields from the other side" {
  rules = { "AW-6/special" },
  given = { turn = p1,
    p1 = { supports = { "First Order TIE Fighter" }, characters = { { "Kylo Ren", shields = 1 } },
      pool = { { "First Order TIE Fighter", side = "special" } } },
    p2 = { characters = { { "Rey", shields = 3 }, { "Finn", shields = 1 } } } },
  steps = {
    p1.resolves "special",
    expect { p2.character "Rey", shields = 0 },
    expect { p2.character "Finn", shields = 0 },
    expect { p1.character "Kylo Ren", shields = 1 },
  },
}

scenario "BB-8 rerolls itself and another die, and stays" {
  rules = { "AW-43/special" },
  given = { turn = p1,
    p1 = { supports = { "BB-8" }, characters = { "Rey", "Finn" },
      pool = { { "BB-8", side = "special" }, { "Rey", side = "blank" }, { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 2, 3 } },
  steps = {
    p1.resolves "special",
    p1.may_choose_exactly { "blank", "blank" },
    p1.chooses "blank",
    expect { p1.pool, exactly = { "1 disrupt", "1 discard", "blank" } },
    p2.is_asked,
  },
}

scenario "BB-8 showing its special again is not resolved again in the same action" {
  rules = { "DST-ACT-RES-06" },
  cites = { { "DST-SYM-21", "a consequence: no die is resolved twice in one action" } },
  given = { turn = p1,
    p1 = { supports = { "BB-8" }, characters = { "Rey" },
      pool = { { "BB-8", side = "special" }, { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 5, 1 } },
  steps = {
    p1.resolves "special",
    expect { p1.pool, exactly = { "special", "1 melee" } },
    p2.is_asked,
  },
}

scenario "Power of the Dark Side: a blank hurts past shields" {
  rules = { "AW-89/action" },
  given = { turn = p1,
    p1 = { supports = { "Power of the Dark Side" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { { "Rey", shields = 2 } } },
    chance = { 6 } },
  steps = {
    p1.uses "Power of the Dark Side",
    p1.chooses "1 melee",
    p1.may_choose_exactly { "Kylo Ren", "Rey" },
    p1.chooses "Rey",
    expect { p2.character "Rey", damage = 2, shields = 2 },
    expect { p1.pool, exactly = { "blank" } },
    expect { p1.support "Power of the Dark Side", exhausted = true },
    p2.passes,
    p1.cannot { "uses", "Power of the Dark Side", because = "DST-EXH-01" },
  },
}

scenario "Power of the Dark Side: another side does not" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { supports = { "Power of the Dark Side" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "1 melee" } } },
    p2 = { characters = { "Rey" } },
    chance = { 4 } },
  steps = {
    p1.uses "Power of the Dark Side",
    expect { p1.pool, exactly = { "1 resource" } },
    p2.is_asked,
  },
}

scenario "Awakening resolves a modifier on its own" {
  rules = { "AW-124/action" },
  given = { turn = p1,
    p1 = { supports = { "Awakening" }, characters = { { "Rey", elite = true } },
      pool = { { "Rey", side = "+2 melee" }, { "Rey", side = "1 discard" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.may_not_choose { "resolves +2 melee" },
    p1.uses "Awakening",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 2 },
    expect { p1.pool, exactly = { "1 discard" } },
    expect { p1.support "Awakening", exhausted = true },
  },
}

scenario "Frozen Wastes removes a character die" {
  rules = { "AW-168/claim", "DST-TERM-01" },
  given = { turn = p1, battlefield = { "Frozen Wastes", controlled_by = p1 },
    p1 = { characters = { "Kylo Ren" } },
    p2 = { characters = { { "Rey", upgrades = { "Rey's Staff" } }, "Finn" },
      pool = { { "Rey", side = "1 melee" }, { "Finn", side = "2 ranged" }, { "Rey's Staff", side = "1 resource" } } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "1 melee", "2 ranged" },
    p1.chooses "2 ranged",
    expect { p2.pool, exactly = { "1 melee", "1 resource" } },
  },
}

scenario "Starship Graveyard brings a support or upgrade back to the top of the deck" {
  rules = { "AW-174/claim" },
  given = { turn = p1, battlefield = { "Starship Graveyard", controlled_by = p2 },
    p1 = { deck = { "Aim" }, discard = { "Block", "Lightsaber", "Awakening" }, characters = { "Rey" } },
    p2 = { discard = { "Immobilize" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.claims,
    p1.accepts,
    p1.may_choose_exactly { "Lightsaber", "Awakening" },
    p1.chooses "Lightsaber",
    expect { p1.deck, in_order = { "Lightsaber", "Aim" } },
    expect { p1.discard, exactly = { "Block", "Awakening" } },
  },
}
