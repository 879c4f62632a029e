-- Setup and the first turn: LCG-SET-01 to LCG-SET-08, LCG-TURN-01.

scenario "Both decks are shuffled before anything is looked at" {
  rules = { "LCG-SET-04" },
  given = { phase = "setup",
    p1 = { deck = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Walker" } },
    chance = { 1, 6, 5, 4, 3, 2 } },            -- the last card changes places with the first
  steps = {
    expect { p1.hand, exactly = { "Toy Walker", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } },
  },
}

scenario "Three of four objectives are kept, six cards are drawn" {
  rules = { "LCG-SET-05", "LCG-SET-06" },
  given = { phase = "setup",
    p1 = { objective_deck = { "Toy Garrison", "Toy Shipyard", "Toy Vault", "Toy Furnace" },
           deck = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } },
    chance = { 4, 3, 2 } },
  steps = {
    p1.may_choose_exactly { "puts back Toy Garrison", "puts back Toy Shipyard", "puts back Toy Vault", "puts back Toy Furnace" },
    p1.puts_back "Toy Vault",
    expect { p1.starting, exactly = { "Toy Garrison", "Toy Shipyard", "Toy Furnace" } },
    expect { p1.objective_deck, exactly = { "Toy Vault" } },
    expect { p1.hand, count = 6 },
    p1.declines,
    p2.declines,
    p1.may_choose_exactly { "reveals Toy Garrison", "reveals Toy Shipyard", "reveals Toy Furnace" },
  },
}

scenario "The whole hand may be drawn anew once" {
  rules = { "LCG-SET-07" },
  given = { phase = "setup",
    p1 = { objective_deck = { "Toy Garrison", "Toy Shipyard", "Toy Vault" },
           deck = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Walker" } },
    -- three shuffles that change nothing: the hand lies below the card that was left
    chance = { 3, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2 } },
  steps = {
    expect { p1.hand, exactly = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } },
    p1.may_choose_exactly { accept, decline },
    p1.accepts,
    p2.is_asked,                                 -- not p1 again
    expect { p1.hand, count = 6 },
    expect { p1.deck, exactly = { "Toy Trooper" } },
  },
}

scenario "Objectives are revealed one at a time, the dark side's first, each with its effects" {
  rules = { "LCG-SET-08" },
  given = { phase = "setup",
    p1 = { objective_deck = { "Cruel Interrogations" } },
    p2 = { objective_deck = { "Toy Refuge" }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.declines,
    p2.declines,
    p1.reveals "Cruel Interrogations",
    expect { p2.starting, exactly = { "Toy Refuge" } },   -- still facedown
    p1.uses "Cruel Interrogations",
    expect { p1.captured, exactly = { "Toy Pilgrim" } },
  },
}

scenario "The dark side begins, the dial at 0, the Balance with the light side" {
  rules = { "LCG-SET-02", "LCG-SET-03", "LCG-TURN-01" },
  given = { phase = "setup",
    p1 = { objective_deck = { "Toy Garrison", "Toy Shipyard", "Toy Vault" },
           deck = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" } } },
  steps = {
    p1.declines,
    p2.declines,
    p1.reveals "Toy Garrison",
    p1.reveals "Toy Shipyard",
    p1.reveals "Toy Vault",
    expect { table, turn = "p1", dial = 1, balance = "p2" },   -- the balance phase has moved it once
  },
}

scenario "Each player has three Force cards" {
  rules = { "LCG-SET-01", "LCG-FOR-02" },
  given = { phase = "force", turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Walker", "Toy Officer", "Toy Bodyguard" } } },
  steps = {
    p1.commits "Toy Trooper",
    p1.commits "Toy Walker",
    p1.commits "Toy Officer",
    expect { p1.card "Toy Bodyguard", committed = false },
    nobody_is_asked,                              -- no fourth; p2 has no cards and loses
  },
}
