-- Where a card came from and where it went, and what it was attached to.

scenario "A unit that enters play from a discard pile" {
  rules = { "TOY-205/forced_reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { discard = { "Toy Revenant" }, hand = { "Toy Twist" }, units = { "Toy Gravedigger" }, deck = { "Toy Gunner", "Toy Gunner" } } },
  steps = {
    p1.uses "Toy Revenant",
    expect { p1.units, exactly = { "Toy Gravedigger", "Toy Revenant" } },
    expect { p1.hand, exactly = { "Toy Gunner" } },
  },
}

scenario "A unit that enters play from a hand" {
  quiet = { "TOY-205/forced_reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Trooper" }, support = { "Toy Empire" }, units = { "Toy Gravedigger" }, deck = { "Toy Gunner", "Toy Gunner" } } },
  steps = {
    p1.plays "Toy Trooper",
    expect { p1.units, exactly = { "Toy Gravedigger", "Toy Trooper" } },
    expect { p1.hand, count = 0 },
  },
}

scenario "A unit that leaves play for a hand" {
  rules = { "TOY-206/forced_interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Recall" }, support = { "Toy Empire" }, units = { "Toy Trooper", "Toy Ferryman" }, deck = { "Toy Gunner", "Toy Gunner" } } },
  steps = {
    p1.plays "Toy Recall",
    p1.chooses "Toy Trooper",
    expect { p1.hand, exactly = { "Toy Trooper", "Toy Gunner" } },
  },
}

scenario "A unit that leaves play for a discard pile" {
  quiet = { "TOY-206/forced_interrupt" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "Toy Execution" }, support = { "Toy Empire" }, units = { "Toy Trooper", "Toy Ferryman" }, deck = { "Toy Gunner", "Toy Gunner" } },
    p2 = { units = { "Toy Guardian" } } },
  steps = {
    p1.plays "Toy Execution",
    p1.chooses "Toy Trooper",
    expect { p1.discard, exactly = { "Toy Execution", "Toy Trooper" } },
    expect { p1.hand, count = 0 },
  },
}

scenario "What a sacrificed enhancement was on" {
  rules = { "TOY-135/action" },
  given = { phase = "deployment", turn = p1,
    p2 = { units = { { "Toy Pilgrim", damage = 1 }, "Toy Guardian", "Toy Medic" }, support = { { "Toy Reliquary", on = "Toy Guardian" } } } },
  steps = {
    p2.uses "Toy Reliquary",
    expect { p2.card "Toy Guardian", shields = 1 },
    expect { p2.card "Toy Pilgrim", shields = 0 },
    expect { p2.discard, exactly = { "Toy Reliquary" } },
  },
}
