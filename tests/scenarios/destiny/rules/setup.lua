-- Set-up, step by step. A shuffle by the script n, n-1, ... 2 leaves the order as it was.

scenario "Set-up: team, dice, hands, resources, roll-off, and back" {
  rules = { "DST-SETUP-01", "DST-SETUP-06", "DST-SETUP-10" },
  given = { setup = true,
    p1 = { deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Starship Graveyard" }, characters = { { "Rey", elite = true } } },
    p2 = { deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Frozen Wastes" }, characters = { "Kylo Ren" } },
    chance = { 5, 4, 3, 2, 5, 4, 3, 2, 1, 1, 6, 3, 4 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p1.may_choose_exactly { "Starship Graveyard", "Frozen Wastes" },   -- 1 and 1 against 0
    p1.chooses "Starship Graveyard",
    p1.is_asked,
    expect { table, controlled_by = "p1", round = 1 },
    expect { p1, resources = 2 },
    expect { p2, resources = 2 },
    expect { p1.hand, count = 5 },
    expect { p1.pool, exactly = {} },
    expect { p2.pool, exactly = {} },
    expect { p2.character "Kylo Ren", shields = 2 },
    expect { p1.character "Rey", shields = 0 },
    expect { p2.set_aside, exactly = { "Frozen Wastes" } },
    p1.activates "Rey",
    expect { p1.pool, exactly = { "1 discard", "1 resource" } },
  },
}

scenario "Set-up: battlefields are laid out, decks shuffled, five cards drawn" {
  rules = { "DST-SETUP-02", "DST-SETUP-03" },
  given = { setup = true,
    p1 = { deck = { "Aim", "Block", "Starship Graveyard", "Dodge", "Flank", "Take Cover", "Heroism" }, characters = { "Finn" } },
    p2 = { deck = { "Aim", "Aim", "Aim", "Aim", "Aim", "Frozen Wastes" }, characters = { "Kylo Ren" } },
    chance = { 1, 5, 4, 3, 2, 5, 4, 3, 2, 2, 6 } },
  steps = {
    -- The first number brings the last card to the first place.
    p1.may_choose_exactly { "Heroism", "Block", "Dodge", "Flank", "Take Cover", done },
    expect { p1.deck, exactly = { "Aim" } },
    expect { p1.set_aside, exactly = { "Starship Graveyard" } },
    p1.finishes,
    p2.finishes,
    p1.chooses "Starship Graveyard",
    p1.is_asked,
  },
}

scenario "Mulligan: any cards go back, once, and only when everybody has chosen" {
  rules = { "DST-SETUP-04", "DST-SETUP-05" },
  given = { setup = true,
    p1 = { deck = { "Aim", "Block", "Dodge", "Flank", "Take Cover", "Heroism" }, characters = { "Finn" }, set_aside = { "Starship Graveyard" } },
    p2 = { deck = { "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Kylo Ren" } },
    chance = { 6, 5, 4, 3, 2, 5, 4, 3, 2, 2, 1, 6 } },
  steps = {
    p1.may_choose_exactly { "Aim", "Block", "Dodge", "Flank", "Take Cover", done },
    p1.chooses "Aim",
    p1.may_choose_exactly { "Block", "Dodge", "Flank", "Take Cover", done },
    p1.finishes,
    p2.is_asked,
    expect { p1.hand, exactly = { "Aim", "Block", "Dodge", "Flank", "Take Cover" } },
    p2.finishes,
    expect { p1.hand, exactly = { "Heroism", "Block", "Dodge", "Flank", "Take Cover" } },
    expect { p1.deck, exactly = { "Aim" } },
    p1.is_asked,
  },
}

scenario "Roll-off: a tie is rolled again, and the winner may choose the other's battlefield" {
  rules = { "DST-SETUP-07", "DST-SETUP-08", "DST-SETUP-09" },
  given = { setup = true,
    p1 = { deck = { "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "Finn" }, set_aside = { "Starship Graveyard" } },
    p2 = { deck = { "Aim", "Aim", "Aim", "Aim", "Aim" }, characters = { "First Order Stormtrooper", "Kylo Ren" }, set_aside = { "Frozen Wastes" } },
    chance = { 5, 4, 3, 2, 5, 4, 3, 2, 2, 1, 1, 1, 2, 4 } },
  steps = {
    p1.finishes,
    p2.finishes,
    -- 2 against 1 and 1; again, 1 against 2 and 1.
    p2.may_choose_exactly { "Starship Graveyard", "Frozen Wastes" },
    p2.chooses "Starship Graveyard",
    p2.may_choose_exactly { "First Order Stormtrooper", "Kylo Ren" },
    p2.chooses "First Order Stormtrooper",
    p2.chooses "Kylo Ren",
    p1.is_asked,
    expect { table, controlled_by = "p1" },
    expect { p2.character "First Order Stormtrooper", shields = 1 },
    expect { p2.character "Kylo Ren", shields = 1 },
    expect { p1.character "Finn", shields = 0 },
  },
}

scenario "After set-up" {
  rules = { "DST-SETUP-11" },
  given = { setup = true,
    p1 = { deck = { "Aim" }, characters = { "Finn" }, supports = { "Toy Herald's Horn" } },
    p2 = { deck = { "Aim" }, characters = { "Kylo Ren" } },
    chance = { 2, 6 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p1.is_asked,
    expect { p1, resources = 3 },
    expect { p2, resources = 2 },
  },
}

scenario "Three players: who did not win the battlefield gives one shield each" {
  rules = { "DST-MP-04" },
  given = { setup = true,
    p1 = { deck = { "Aim" }, characters = { "Finn" }, set_aside = { "Starship Graveyard" } },
    p2 = { deck = { "Aim" }, characters = { "Kylo Ren" } },
    p3 = { deck = { "Aim" }, characters = { "Rey" } },
    chance = { 2, 6, 6 } },
  steps = {
    p1.finishes,
    p2.finishes,
    p3.finishes,
    p1.chooses "Starship Graveyard",
    expect { p2.character "Kylo Ren", shields = 1 },
    expect { p3.character "Rey", shields = 1 },
    expect { p1.character "Finn", shields = 0 },
  },
}
