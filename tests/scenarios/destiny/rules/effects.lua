-- Effects: then, delayed, as much as possible, this card, cannot; and when abilities work at all.

scenario "What follows then is skipped when something before it was not done in full" {
  rules = { "DST-EFF-THEN-01" },
  cites = { { "DST-EFF-THEN-02", "worked example of DST-EFF-THEN-01 with a toy card" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Scavenge" }, deck = { "Toy Strike", "Toy Blade" }, discard = { "Toy Depot" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Scavenge",
    expect { p1.deck, count = 0 },
    expect { p1.discard, exactly = { "Toy Depot", "Toy Strike", "Toy Blade", "Toy Scavenge" } },
    expect { p1.hand, count = 0 },
    p2.is_asked,
  },
}

scenario "With enough cards what follows then is offered" {
  cites = { { "DST-EFF-THEN-02", "the counterpart: all three cards could be discarded" } },
  given = { turn = p1,
    p1 = { hand = { "Toy Scavenge" }, deck = { "Toy Strike", "Toy Blade", "Toy Haste" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Scavenge",
    p1.may_choose_exactly { accept, decline },
    p1.accepts,
    p1.may_choose_exactly { "Toy Strike", "Toy Blade", "Toy Haste" },
    p1.chooses "Toy Blade",
    expect { p1.hand, exactly = { "Toy Blade" } },
    expect { p1.discard, exactly = { "Toy Strike", "Toy Haste", "Toy Scavenge" } },
  },
}

scenario "A delayed effect happens at its time, and its event is discarded at once" {
  rules = { "DST-EFF-DEL-01", "DST-EFF-DEL-03" },
  cites = { { "DST-EFF-DEL-02", "worked example of DST-EFF-DEL-01 with a toy card" } },
  given = { turn = p1,
    p1 = { resources = 3, hand = { "Toy Bounty" }, deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper", "Toy Veteran" } } },
  steps = {
    p1.plays "Toy Bounty",
    p1.chooses "Toy Veteran",
    expect { p1, resources = 0 },
    expect { p1.discard, exactly = { "Toy Bounty" } },
    expect { p2.character "Toy Veteran", in_play = true },
    expect { table, delayed_effects = 1 },
    p2.passes,
    p1.passes,
    expect { table, round = 2, delayed_effects = 0 },
    expect { p2.character "Toy Veteran", in_play = false },
    expect { p2.set_aside, exactly = { "Toy Veteran" } },
  },
}

scenario "An ability is carried out as far as possible" {
  rules = { "DST-ABL-04" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Tribute" }, characters = { "Toy Trooper" } },
    p2 = { resources = 2, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Tribute",
    expect { p2, resources = 0 },
    p2.is_asked,
  },
}

scenario "This character means that very card and no copy of it" {
  rules = { "DST-EFF-SELF-01" },
  given = { turn = p1,
    p1 = { hand = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Veteran", "Toy Veteran" } } },
  steps = {
    p1.plays "Toy Strike",
    p1.chooses "Toy Veteran#2",
    expect { p2.character "Toy Veteran#2", damage = 2 },
    expect { p2, resources = 1 },
    p2.is_asked,
  },
}

scenario "Cannot beats can" {
  rules = { "DST-EFF-NEG-01" },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2 },
    p1 = { supports = { "Toy Herald" }, characters = { "Toy Trooper" } },
    p2 = { supports = { "Toy Seal" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.cannot { "claims", because = "DST-EFF-NEG-01" },
    p1.may_choose_exactly { "activates Toy Trooper", pass },
    p1.passes,
    p2.may_choose { "claims" },   -- the Seal speaks of opponents only
  },
}

scenario "A permission lifts the usual requirement when nothing forbids" {
  rules = { "DST-ACT-CLAIM-04" },
  cites = { { "DST-EFF-NEG-01", "the counterpart: without the prohibition the permission works" } },
  given = { turn = p1, battlefield = { "Toy Plains", controlled_by = p2, claimed_by = p2 },
    p1 = { supports = { "Toy Herald" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } },
    p3 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.may_choose { "claims" },
    p1.passes,
    p3.cannot { "claims", because = "DST-ACT-CLAIM-04" },
    p3.may_choose_exactly { "activates Toy Trooper", pass },
  },
}

scenario "Abilities work while their card is in play and not from the discard pile" {
  rules = { "DST-ABL-03" },
  given = { turn = p1,
    p1 = { resources = 1, hand = { "Toy Ledger", "Toy Remedy" }, discard = { "Toy Ledger", "Toy Depot" }, characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Ledger",
    expect { p1, resources = 0 },
    p2.passes,
    p1.may_choose_exactly { "activates Toy Trooper", "plays Toy Remedy", "claims", "rerolls with Toy Remedy", pass },
    -- The Ledger works as soon as it is in play; its copy in the discard pile does not.
    p1.plays "Toy Remedy",
    expect { p1, resources = 1 },
    p2.is_asked,
  },
}
