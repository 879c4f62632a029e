-- Three and four players: turns, elimination, the battlefield without a controller, the last one.

scenario "Turns go clockwise, and the phase ends when all pass in a row" {
  rules = { "DST-RND-04", "DST-MP-05" },
  cites = { { "DST-MP-01", "the rules are the same for three" } },
  given = { turn = p2, battlefield = { controlled_by = p2 },
    p1 = { hand = { "Aim" }, characters = { "Rey" } },
    p2 = { hand = { "Aim" }, characters = { "Finn" } },
    p3 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p2.passes,
    p3.passes,
    p1.activates "Rey",
    p2.passes,
    p3.passes,
    expect { table, round = 1 },
    p1.passes,
    p2.finishes,
    p3.finishes,
    p1.finishes,
    expect { table, round = 2 },
  },
}

scenario "Who has no characters is out at once, with everything; nobody controls the battlefield then" {
  rules = { "DST-MP-08", "DST-MP-09", "DST-MP-07" },
  given = { turn = p1, battlefield = { "Echo Base", controlled_by = p2 },
    p1 = { characters = { "Rey" }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { supports = { "BB-8" }, characters = { { "Finn", damage = 9 } } },
    p3 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Finn",
    expect { p2.supports, exactly = {} },
    expect { table, controlled_by = "nobody", over = false },
    p3.claims,
    p3.declines,
    expect { table, controlled_by = "p3" },
  },
}

scenario "Without a controller the player to the left of the one who left puts abilities in order" {
  rules = { "DST-MP-10" },
  given = { turn = p1, battlefield = { controlled_by = p2 },
    p1 = { characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Finn", damage = 9 } } },
    p3 = { characters = { "Jango Fett" } },
    p4 = { characters = { "Toy Captain" } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Finn",
    p3.passes,
    p4.passes,
    p1.activates "Rey",
    p3.may_choose_exactly { "p3", "p4" },     -- whose abilities come first
    p3.chooses "p3",
    p3.accepts,
    expect { p3.character "Jango Fett", exhausted = true },
    p4.declines,                              -- to Rey
    p4.declines,                              -- and to Jango Fett
  },
}

scenario "The last player wins" {
  rules = { "DST-WIN-01", "DST-MP-11" },
  given = { turn = p1,
    p1 = { characters = { { "Rey", elite = true } }, pool = { { "Rey", side = "1 melee" }, { "Rey", side = "1 melee" } } },
    p2 = { characters = { { "Finn", damage = 9 } } },
    p3 = { characters = { { "Kylo Ren", damage = 10 } } } },
  steps = {
    p1.resolves "1 melee",
    p1.chooses "Finn",
    p1.chooses "1 melee",
    p1.chooses "Kylo Ren",
    expect { table, over = true, winner = "p1" },
  },
}

scenario "Three players roll off; only who is tied rolls again" {
  rules = { "DST-SETUP-07", "DST-MP-03" },
  cites = { { "DST-BF-01", "one battlefield is used, the others are set aside" } },
  given = { setup = true,
    p1 = { deck = { "Aim" }, characters = { "Finn" }, set_aside = { "Starship Graveyard" } },
    p2 = { deck = { "Aim" }, characters = { "Hired Gun" }, set_aside = { "Echo Base" } },
    p3 = { deck = { "Aim" }, characters = { "Rey" }, set_aside = { "Frozen Wastes" } },
    chance = { 2, 1, 6, 6, 1 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p3.finishes,
    -- 2, 2 and 0; again, p1 nothing and p2 2.
    p2.may_choose_exactly { "Starship Graveyard", "Echo Base", "Frozen Wastes" },
    p2.chooses "Echo Base",
    p1.is_asked,
    expect { table, controlled_by = "p2" },
    expect { p1.set_aside, exactly = { "Starship Graveyard" } },
    expect { p3.set_aside, exactly = { "Frozen Wastes" } },
  },
}

scenario "Flank removes a die of an opponent who has fewer ready characters, not of another" {
  rules = { "AW-156/effect" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Flank" }, characters = { "Nightsister" } },
    p2 = { characters = { { "Rey", exhausted = true } }, pool = { { "Rey", side = "1 melee" } } },
    p3 = { characters = { "Finn" }, pool = { { "Finn", side = "1 ranged" } } } },
  steps = {
    p1.plays "Flank",
    expect { p2.pool, exactly = {} },
    expect { p3.pool, exactly = { "1 ranged" } },
  },
}
