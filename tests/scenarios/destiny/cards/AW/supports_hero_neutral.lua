-- Awakenings: what the heroes' and the neutral supports without dice do.

scenario "Resistance HQ: a card for a shield, and ready again unless the opponent pays" {
  rules = { "AW-113/action" },
  given = { turn = p1,
    p1 = { supports = { "Resistance HQ" }, hand = { "Aim", "Block" }, characters = { "Leia Organa" } },
    p2 = { resources = 1, characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Resistance HQ",
    p1.chooses "Aim",
    p1.chooses "Leia Organa",
    p2.declines,
    expect { p1.character "Leia Organa", shields = 1 },
    expect { p1.support "Resistance HQ", exhausted = false },
    p2.passes,
    p1.uses "Resistance HQ",
    p1.chooses "Leia Organa",
    p2.accepts,
    expect { p2, resources = 0 },
    expect { p1.support "Resistance HQ", exhausted = true },
    expect { p1.hand, exactly = {} },
  },
}

scenario "Resistance HQ needs a card to discard; a shield that does not fit readies nothing" {
  rules = { "DST-EFF-THEN-01" },
  given = { turn = p1,
    p1 = { supports = { "Resistance HQ" }, hand = { "Aim" }, characters = { { "Leia Organa", shields = 3 } } },
    p2 = { resources = 1, characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Resistance HQ",
    p1.chooses "Leia Organa",
    expect { p1.support "Resistance HQ", exhausted = true },
    p2.passes,
    p1.cannot { "uses", "Resistance HQ", because = "DST-EXH-01" },
  },
}

scenario "Jedi Council looks at two cards: one is discarded, the other drawn" {
  rules = { "AW-123/action" },
  given = { turn = p1,
    p1 = { supports = { "Jedi Council" }, characters = { "Rey" }, deck = { "Dodge" } },
    p2 = { deck = { "Aim", "Block", "Flank" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Jedi Council",
    p1.chooses "p2",
    p1.may_choose_exactly { "Aim", "Block", done },
    p1.chooses "Block",
    expect { p2.hand, exactly = { "Aim" } },
    expect { p2.discard, exactly = { "Block" } },
    expect { p2.deck, exactly = { "Flank" } },
    expect { p1.support "Jedi Council", exhausted = true },
  },
}

scenario "Jedi Council may leave both" {
  cites = { { "DST-TERM-21", "nothing moves by being looked at: there is nothing to switch" } },
  given = { turn = p1,
    p1 = { supports = { "Jedi Council" }, characters = { "Rey" }, deck = { "Dodge", "Aim" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Jedi Council",
    p1.chooses "p1",
    p1.may_choose_exactly { "Dodge", "Aim", done },
    p1.finishes,
    expect { p1.deck, in_order = { "Dodge", "Aim" } },
    expect { p1.hand, exactly = {} },
  },
}

scenario "The Force is Strong: a blue card for another copy of it, free" {
  rules = { "AW-125/action" },
  given = { turn = p1,
    p1 = { supports = { "The Force is Strong" }, hand = { "Lightsaber", "Lightsaber", "Aim" }, characters = { "Rey", "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "The Force is Strong",
    p1.chooses "Lightsaber",
    p1.chooses "Finn",
    expect { p1.upgrade "Lightsaber", on = "Finn" },
    expect { p1.hand, exactly = { "Aim" } },
    expect { p1.discard, exactly = { "Lightsaber" } },
    expect { p1.support "The Force is Strong", exhausted = true },
  },
}

scenario "The Force is Strong without another copy plays nothing" {
  rules = { "DST-TERM-13" },
  given = { turn = p1,
    p1 = { supports = { "The Force is Strong" }, hand = { "Lightsaber", "Take Cover" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "The Force is Strong",
    p1.chooses "Lightsaber",
    expect { p1.hand, exactly = { "Take Cover" } },
    expect { p1.discard, exactly = { "Lightsaber" } },
    p2.is_asked,
  },
}

scenario "Play the Odds: a resource if the yellow die shows resources" {
  rules = { "AW-135/action" },
  given = { turn = p1,
    p1 = { supports = { "Play the Odds" }, characters = { "Finn", "Rey" }, pool = { { "Finn", side = "blank" }, { "Rey", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 5 } },
  steps = {
    p1.uses "Play the Odds",
    expect { p1.pool, exactly = { "1 resource", "blank" } },
    expect { p1, resources = 1 },
    expect { p1.support "Play the Odds", exhausted = true },
  },
}

scenario "Play the Odds: another side brings nothing" {
  rules = { "AW-135/action" },
  given = { turn = p1,
    p1 = { supports = { "Play the Odds" }, characters = { "Finn" }, pool = { { "Finn", side = "blank" } } },
    p2 = { characters = { "Kylo Ren" } },
    chance = { 2 } },
  steps = {
    p1.uses "Play the Odds",
    expect { p1.pool, exactly = { "2 ranged" } },
    expect { p1, resources = 0 },
  },
}

scenario "Street Informants look at a hand, which stays where it is" {
  rules = { "AW-136/action" },
  given = { turn = p1,
    p1 = { supports = { "Street Informants" }, characters = { "Finn" } },
    p2 = { hand = { "Aim", "Block" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Street Informants",
    expect { p1.support "Street Informants", exhausted = true },
    expect { p2.hand, exactly = { "Aim", "Block" } },
    p2.passes,
    p1.cannot { "uses", "Street Informants", because = "DST-EXH-01" },
  },
}

scenario "Supporting Fire resolves a ranged die with 1 more" {
  rules = { "AW-144/action" },
  given = { turn = p1,
    p1 = { supports = { "Supporting Fire" }, characters = { { "Finn", elite = true } }, pool = { { "Finn", side = "2 ranged" }, { "Finn", side = "1 melee" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Supporting Fire",
    p1.chooses "2 ranged",
    p1.chooses "Kylo Ren",
    expect { p2.character "Kylo Ren", damage = 3 },
    expect { p1.pool, exactly = { "1 melee" } },
  },
}

scenario "Supporting Fire leaves a modifier alone" {
  rules = { "DST-RTC-03" },
  given = { turn = p1,
    p1 = { supports = { "Supporting Fire" }, characters = { "Rebel Trooper" }, pool = { { "Rebel Trooper", side = "+1 ranged" } } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.uses "Supporting Fire",
    expect { p2.character "Kylo Ren", damage = 0 },
    expect { p1.pool, exactly = { "+1 ranged" } },
    p2.is_asked,
  },
}

scenario "It Binds All Things: a blue upgrade for 1 less, while it is being played" {
  rules = { "AW-150/before" },
  cites = { { "DST-TERM-15", "the example: only the payment is lower" } },
  given = { turn = p1,
    p1 = { resources = 2, supports = { "It Binds All Things" }, hand = { "Lightsaber", "Datapad" }, characters = { "Rey" } },
    p2 = { resources = 1, hand = { "Disarm" }, characters = { "Kylo Ren" }, pool = { { "Kylo Ren", side = "2 melee for 1" } } } },
  steps = {
    p1.plays "Lightsaber",
    p1.chooses "Rey",
    p1.accepts,
    expect { p1, resources = 0 },
    expect { p1.upgrade "Lightsaber", on = "Rey" },
    expect { p1.support "It Binds All Things", exhausted = true },
    p1.declines,                           -- Rey
    p2.plays "Disarm",                     -- it costs 3 again: a die of 2 does not reach it
    expect { p1.upgrade "Lightsaber", on = "Rey" },
  },
}

scenario "It Binds All Things has nothing to do with a gray upgrade" {
  rules = { "DST-ACT-PLAY-04" },
  given = { turn = p1,
    p1 = { resources = 1, supports = { "It Binds All Things" }, hand = { "Comlink" }, characters = { "Rey" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = { p1.cannot { "plays", "Comlink", because = "DST-ACT-PLAY-04" } },
}

scenario "Infamous gives a yellow card Ambush, which Han Solo notices" {
  rules = { "AW-163/before" },
  given = { turn = p1,
    p1 = { supports = { "Infamous" }, hand = { "Scramble", "Take Cover" }, characters = { "Han Solo" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Scramble",
    p1.accepts,
    expect { p1.support "Infamous", exhausted = true },
    p1.accepts,                          -- Han Solo
    expect { p1.character "Han Solo", shields = 1 },
    p1.plays "Take Cover",               -- the additional action; it is gray
    p1.chooses "Han Solo",
    p2.is_asked,
  },
}

scenario "Infamous does not answer a card that is not yellow" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { supports = { "Infamous" }, hand = { "Take Cover" }, characters = { "Han Solo" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Take Cover",
    p1.chooses "Han Solo",
    p2.is_asked,
    expect { p1.support "Infamous", exhausted = false },
  },
}

scenario "Infamous, declined, gives nothing" {
  rules = { "DST-RND-02" },
  given = { turn = p1,
    p1 = { supports = { "Infamous" }, hand = { "Scramble" }, characters = { "Han Solo" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.plays "Scramble",
    p1.declines,
    p2.is_asked,
    expect { p1.support "Infamous", exhausted = false },
  },
}
