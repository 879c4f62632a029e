-- Numbers and simultaneous effects: LCG-GP-12 to LCG-GP-17.

scenario "The active player orders simultaneous forced effects" {
  rules = { "LCG-GP-12" },
  given = { phase = "deployment", turn = p2,
    p1 = { objectives = { "Toy Furnace" } },
    p2 = { hand = { "Toy Pilgrim" }, support = { "Toy Temple" }, objectives = { "Toy Spring" } } },
  steps = {
    p2.plays "Toy Pilgrim",
    p2.pays_with "Toy Temple",
    p2.may_choose_exactly { "resolves Toy Furnace", "resolves Toy Spring" },
    p2.resolves "Toy Spring",
    p2.shields "Toy Pilgrim",       -- the shield is there in time for the furnace
    expect { p2.card "Toy Pilgrim", damage = 0, shields = 0 },
  },
}

scenario "A number is computed anew from all modifiers" {
  rules = { "LCG-GP-13" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Curse", "Toy Ambition" }, objectives = { "Toy Garrison" }, support = { "Toy Empire" } } },
  steps = {
    p1.plays "Toy Curse",
    p1.pays_with "Toy Empire",
    expect { p1.card "Toy Trooper", unit_damage = 0 },   -- 1 - 2
    p1.plays "Toy Ambition",
    expect { p1.card "Toy Trooper", unit_damage = 1 },   -- 1 - 2 + 2, not 0 + 2
  },
}

scenario "No number falls below zero" {
  rules = { "LCG-GP-14" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Curse" }, support = { "Toy Empire" } } },
  steps = {
    p1.plays "Toy Curse",
    expect { p1.card "Toy Trooper", unit_damage = 0 },
  },
}

scenario "Additions come before doublings, whatever came first" {
  rules = { "LCG-GP-15" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Trooper" }, support = { { "Toy Amplifier", on = "Toy Trooper" }, "Toy Empire" }, hand = { "Toy Ambition" } } },
  steps = {
    expect { p1.card "Toy Trooper", unit_damage = 2 },
    p1.plays "Toy Ambition",
    expect { p1.card "Toy Trooper", unit_damage = 6 },   -- (1 + 2) x 2
  },
}

scenario "An absolute cost beats an increase" {
  rules = { "LCG-FAQ-26" },
  given = { phase = "deployment", turn = p2,
    p1 = { support = { "Toy Embargo" } },
    p2 = { hand = { "Toy Mentor" }, objectives = { "Toy Harbour" } } },
  steps = {
    p2.plays "Toy Mentor",
    expect { p2.units, exactly = { "Toy Mentor" } },
    expect { p2.card "Toy Harbour", focus = 0 },
  },
}

scenario "A keyword gained twice counts once" {
  rules = { "LCG-GP-16" },
  given = { phase = "refresh", turn = p1,
    p1 = { units = { { "Toy Trooper", focus = 3 }, "Toy Gunner" }, objectives = { "Toy Garrison", "Toy Shipyard", "Toy Vault" },
           support = { { "Toy Drill", on = "Toy Trooper" }, { "Toy Drill", on = "Toy Trooper" } } },
    p2 = { units = { "Toy Pilgrim" } } },
  steps = {
    p1.may_choose_exactly { "uses Toy Gunner", pass },
    expect { p1.card "Toy Trooper", focus = 1 },         -- elite removes one more, not two
  },
}

scenario "Edge values add up" {
  rules = { "LCG-GP-17" },
  given = { turn = p1,
    p1 = { units = { "Toy Officer" }, support = { { "Toy Drill", on = "Toy Officer" } } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" }, hand = { "Toy Sentinel" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Officer" }, defenders = { "Toy Pilgrim" } } },
  steps = {
    expect { p1.card "Toy Officer", edge_value = 3 },
    p2.places "Toy Sentinel",
    expect { table, edge = "p1" },                       -- 3 against 2
  },
}
