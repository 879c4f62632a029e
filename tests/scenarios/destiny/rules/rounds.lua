-- Rounds: turns, the upkeep phase, the ends of the game.

scenario "A round: the action phase, then upkeep, then the next one" {
  rules = { "DST-RND-01", "DST-RND-03", "DST-RND-04" },
  given = { turn = p1,
    p1 = { hand = { "Aim" }, supports = { "Toy Shrine" }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.may_choose_exactly { "activates Finn", "rerolls with Aim", "claims", pass },
    p1.passes,
    p2.passes,
    p1.finishes,
    p2.finishes,
    expect { table, round = 2 },
    expect { p1, resources = 3 },   -- 2 in upkeep, 1 after the round
    p1.is_asked,
  },
}

scenario "Upkeep: cards ready, dice return, two resources" {
  rules = { "DST-UPK-01", "DST-UPK-02", "DST-UPK-03" },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim" }, resources = 1, characters = { { "Finn", exhausted = true } }, pool = { { "Finn", side = "1 ranged" } },
      supports = { { "Toy Depot", exhausted = true } } },
    p2 = { hand = { "Aim" }, characters = { { "Kylo Ren", exhausted = true } }, pool = { { "Kylo Ren", side = "special" } } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.character "Finn", exhausted = false },
    expect { p1.support "Toy Depot", exhausted = false },
    expect { p2.character "Kylo Ren", exhausted = false },
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = {} },
    expect { p1, resources = 3 },
    expect { p2, resources = 2 },
  },
}

scenario "Upkeep: discard what you like, then draw up to five" {
  rules = { "DST-UPK-04", "DST-ZONE-16" },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim", "Block", "Dodge" }, deck = { "Flank", "Flank", "Flank", "Flank", "Heroism" }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.passes,
    p1.may_choose_exactly { "Aim", "Block", "Dodge", done },
    p1.chooses "Aim",
    p1.chooses "Dodge",
    expect { p1.hand, count = 3 },
    p1.finishes,
    p2.finishes,
    expect { p1.hand, exactly = { "Block", "Flank", "Flank", "Flank", "Flank" } },
    expect { p1.discard, exactly = { "Aim", "Dodge" } },
    expect { p1.deck, exactly = { "Heroism" } },
  },
}

scenario "Upkeep: a hand of five or more draws nothing" {
  rules = { "DST-UPK-05", "DST-FAQ-08" },
  cites = { { "DST-ZONE-17", "nothing asks a player to discard" } },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim", "Aim", "Aim", "Aim", "Aim", "Aim" }, deck = { "Flank", "Flank" }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.hand, count = 6 },
    expect { p1.deck, count = 2 },
  },
}

scenario "Upkeep: with too few cards in the deck what is left is drawn, and that is no loss" {
  rules = { "DST-UPK-06" },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Aim" }, deck = { "Flank", "Block" }, characters = { "Finn" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p1.passes,
    p1.finishes,
    p2.finishes,
    expect { p1.hand, exactly = { "Aim", "Flank", "Block" } },
    expect { table, over = false, round = 2 },
  },
}

scenario "After a claim the opponent goes on, and the claimant begins the next round" {
  rules = { "DST-ACT-CLAIM-03", "DST-BF-04", "DST-ACT-CLAIM-07" },
  given = { turn = p2, battlefield = { "Frozen Wastes", controlled_by = p1 },
    p1 = { hand = { "Aim" }, characters = { "Finn", "Rey" } },
    p2 = { hand = { "Aim" }, characters = { "Kylo Ren" } } },
  steps = {
    p2.claims,
    p2.declines,
    p1.activates "Finn",
    p1.activates "Rey",
    p1.passes,
    p2.finishes,
    p1.finishes,
    expect { table, controlled_by = "p2", round = 2 },
    p2.is_asked,
  },
}

scenario "If both run out of cards the battlefield's controller wins" {
  rules = { "DST-WIN-03" },
  given = { turn = p1, passes = 1, battlefield = { controlled_by = p2 },
    p1 = { characters = { "Finn" } },
    p2 = { characters = { "Kylo Ren" } } },
  steps = {
    p1.passes,
    expect { table, over = true, winner = "p2", ended_by = "DST-WIN-02" },
  },
}
