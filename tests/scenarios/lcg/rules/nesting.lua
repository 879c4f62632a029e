-- Nested sequences: LCG-NEST-01 to LCG-NEST-05.

scenario "Several reactions to one condition: each is completed before the next is played" {
  rules = { "LCG-NEST-01" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { "Toy Martyr" }, hand = { "Toy Answer" }, support = { "Toy Temple" }, deck = { "Toy Pilgrim" } } },
  steps = {
    p1.uses "Toy Gunner",
    p2.passes,                                              -- p2 holds a card and a resource, so p2 is asked for interrupts
    p2.may_choose_exactly { "plays Toy Answer", "uses Toy Martyr", pass },
    p2.plays "Toy Answer",
    p2.pays_with "Toy Temple",
    p2.chooses "Toy Gunner",
    p2.may_choose_exactly { "uses Toy Martyr", pass },
    expect { p1.card "Toy Gunner", damage = 1 },
    p2.uses "Toy Martyr",
    expect { p2.hand, exactly = { "Toy Pilgrim" } },
  },
}

scenario "A new condition nests on top, then the old window goes on" {
  rules = { "LCG-NEST-02" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" }, hand = { "Toy Reprisal" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Martyr", "Toy Pilgrim" }, hand = { "Toy Answer" }, support = { "Toy Temple" }, deck = { "Toy Speeder" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Martyr",
    p2.plays "Toy Answer",                                  -- 1 damage to the gunner ...
    p1.passes,                                              -- (nothing to cancel it with)
    p1.may_choose_exactly { "plays Toy Reprisal", pass },   -- ... which is a new condition
    p1.plays "Toy Reprisal",
    p1.chooses "Toy Pilgrim",
    p2.passes,                                              -- the martyr does not take it
    expect { p2.card "Toy Pilgrim", damage = 1 },
    p2.may_choose_exactly { "uses Toy Martyr", pass },      -- the first condition's window is open again
    p2.uses "Toy Martyr",
    expect { p2.hand, exactly = { "Toy Speeder" } },
  },
}

scenario "Deflection, its cancellation, and the cancellation of that" {
  rules = { "LCG-NEST-05" },
  cites = { { "LCG-NEST-03", "worked example of LCG-NEST-02 and LCG-NEST-05, shown with toy cards" },
            { "LCG-NEST-04", "worked example: the window of the first condition goes on after what was nested in it" } },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper", "Toy Gunner" }, hand = { "Toy Setback" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Mentor", "Toy Martyr" }, objectives = { "Toy Refuge" }, hand = { "Toy Deflection", "Toy Counter" }, support = { "Toy Temple" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Gunner" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Trooper",
    p2.passes,                        -- nothing to say to the strike itself
    p2.may_choose_exactly { "plays Toy Deflection", "uses Toy Martyr", pass },
    p2.plays "Toy Deflection",
    p2.pays_with "Toy Temple",
    p2.chooses "Toy Trooper",
    p1.may_choose_exactly { "plays Toy Setback", pass },
    p1.plays "Toy Setback",
    p2.may_choose_exactly { "plays Toy Counter", pass },
    p2.plays "Toy Counter",
    expect { p1.discard, exactly = { "Toy Setback" } },
    expect { p2.discard, in_order = { "Toy Deflection", "Toy Counter" } },
    expect { p2.card "Toy Mentor", damage = 0 },
    expect { p1.card "Toy Trooper", damage = 1 },
  },
}

scenario "After the nested sequence the first condition can still be interrupted" {
  rules = { "LCG-NEST-02" },
  cites = { { "LCG-NEST-04", "worked example: the window of the first condition goes on after what was nested in it" } },
  given = { turn = p1,
    p1 = { units = { "Toy Hunter" }, hand = { "Toy Setback" }, support = { "Toy Empire" } },
    p2 = { units = { "Toy Mentor", "Toy Martyr" }, objectives = { "Toy Refuge" }, hand = { "Toy Deflection", "Toy Counter" }, support = { "Toy Temple" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Hunter" }, defenders = { "Toy Mentor" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "Toy Hunter",
    p2.plays "Toy Deflection",
    p2.pays_with "Toy Temple",
    p1.plays "Toy Setback",
    p2.plays "Toy Counter",
    p2.pays_with "Toy Refuge",
    p2.may_choose_exactly { "uses Toy Martyr", pass },
    p2.uses "Toy Martyr",
    expect { p2.card "Toy Mentor", damage = 1 },
    expect { p2.card "Toy Martyr", damage = 1 },
    expect { p1.card "Toy Hunter", damage = 1 },
    p1.passes,                                              -- the hunter's own reaction, for each card it damaged
    p1.passes,
  },
}
