-- Winning and losing, destroyed objectives, capture: LCG-WIN-01 to LCG-WIN-03, LCG-OBJ-01, LCG-OBJ-02, LCG-CAP-01 to LCG-CAP-03.

scenario "Who must draw from an empty deck loses" {
  rules = { "LCG-WIN-03" },
  given = { phase = "draw", turn = p1, p1 = { deck = { "Toy Trooper", "Toy Trooper" } } },
  steps = { expect { table, over = true, winner = "p2", ended_by = "LCG-WIN-03" } },
}

scenario "Who cannot replace an objective loses" {
  rules = { "LCG-WIN-03" },
  given = { phase = "refresh", turn = p2,
    p2 = { objectives = { "Toy Refuge", "Toy Academy" }, deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } } },
  steps = { expect { table, over = true, winner = "p1", ended_by = "LCG-WIN-03" } },
}

scenario "A destroyed light side objective moves the dial by the number of them in the victory pile" {
  rules = { "LCG-OBJ-01", "LCG-OBJ-02" },
  cites = { { "LCG-OBJ-03", "worked example of LCG-OBJ-02: the second one moves the dial by 2" } },
  given = { phase = "deployment", turn = p1, dial = 4,
    p1 = { hand = { "Toy Sweep" }, support = { "Toy Empire" }, objectives = { "Toy Garrison" }, victory = { "Toy Refuge" } },
    p2 = { objectives = { { "Toy Academy", damage = 3 } } } },
  steps = {
    p1.plays "Toy Sweep",
    expect { p1.victory, exactly = { "Toy Refuge", "Toy Academy" } },
    expect { table, dial = 6 },
  },
}

scenario "A captured card goes back to its owner's hand when the objective is destroyed" {
  rules = { "LCG-CAP-03" },
  cites = { { "LCG-GP-18", "the same check looks whether the objective is still in play, whatever the way it left" } },
  given = { phase = "balance", turn = p2,
    p1 = { objectives = { { "Cruel Interrogations", damage = 4 } }, captured = { { "Toy Mentor", on = "Cruel Interrogations" } } },
    p2 = { objectives = { "Toy Refuge", "Toy Academy", "Toy Harbour" }, deck = { "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim", "Toy Pilgrim" } } },
  steps = {
    p2.chooses "Cruel Interrogations",
    expect { p2.hand, exactly = { "Toy Mentor" } },
    expect { p1.captured, count = 0 },
  },
}

-- The Death Star dial as something to engage: LCG-WIN-04, LCG-FAQ-19, docs/decisions/091.

scenario "With ten damage on the Death Star dial and the card that opens it in play the light side wins" {
  rules = { "LCG-WIN-04" },
  given = { phase = "conflict", turn = p2, dial = 9, dial_damage = 8,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Escort" }, support = { "Toy Trench" } } },
  steps = {
    p2.may_choose_exactly { "engages Toy Garrison", "engages the Death Star dial", pass },
    p2.engages "the Death Star dial", p2.attacks_with "Toy Escort",
    p2.strikes_with "Toy Escort",                                       -- 1 by its blast icon, 1 unopposed
    expect { table, dial_damage = 10 },
    expect { table, over = true, winner = "p2", ended_by = "LCG-WIN-04" },
  },
}

scenario "Nine damage on the dial do not win; it is engaged once in a turn" {
  rules = { "LCG-CON-03" },
  given = { phase = "conflict", turn = p2, dial_damage = 7,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Escort", "Toy Pilgrim" }, support = { "Toy Trench" } } },
  steps = {
    p2.engages "the Death Star dial", p2.attacks_with "Toy Escort", p2.finishes, expect { table, engaged = "the Death Star dial" },
    p2.strikes_with "Toy Escort", expect { table, dial_damage = 9, over = false },
    p2.may_choose_exactly { "engages Toy Garrison", pass },
  },
}

scenario "The damage stays on the dial, but wins only with the card that opens it" {
  rules = { "LCG-WIN-04" },
  given = { phase = "deployment", turn = p2, dial_damage = 12,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { hand = { "Toy Trench", "Toy Trench" }, support = { "Toy Temple" }, objectives = { "Toy Refuge" } } },
  steps = {
    expect { table, over = false },
    p2.plays "Toy Trench", p2.pays_with "Toy Temple",
    expect { table, over = true, winner = "p2", ended_by = "LCG-WIN-04" },
  },
}

scenario "The dial is no objective: what damages the engaged objective does not damage it, and it gets no shield" {
  rules = { "LCG-FAQ-19" },
  given = { phase = "conflict", turn = p2,
    p1 = { objectives = { "Toy Garrison" } },
    p2 = { hand = { "Toy Torpedo" }, units = { "Toy Escort" }, support = { "Toy Trench", "Toy Temple" } } },
  steps = {
    p2.engages "the Death Star dial", p2.attacks_with "Toy Escort",
    p2.cannot { "plays", "Toy Torpedo", says = "there is nothing that could be chosen for it" },
    p2.passes, p2.passes, p2.passes,
    p2.strikes_with "Toy Escort", expect { table, dial_damage = 1 },
    p2.passes,
    expect { table, dial_damage = 2 },
  },
}

scenario "Nothing protects the dial" {
  cites = { { "LCG-FAQ-19", "the dial is no card: nothing protects it" } },
  given = { phase = "conflict", turn = p2,
    p1 = { objectives = { "Toy Garrison" }, units = { { "Toy Warden", focus = 1 } } },
    p2 = { units = { "Toy Escort" }, support = { "Toy Trench" } } },
  steps = {
    p2.engages "the Death Star dial", p2.attacks_with "Toy Escort", p2.strikes_with "Toy Escort",
    expect { table, dial_damage = 2 }, expect { p1.card "Toy Warden", damage = 0 },
  },
}

scenario "The dark side cannot engage the dial, nor can anybody without the card that opens it" {
  cites = { { "LCG-WIN-04", "the dial is offered to who has that card in play" } },
  given = { phase = "conflict", turn = p1, dial_damage = 11,
    p1 = { objectives = { "Toy Garrison" }, units = { "Toy Trooper" } },
    p2 = { hand = { "Toy Trench" }, objectives = { "Toy Refuge" } } },
  steps = { p1.may_choose_exactly { "engages Toy Refuge", pass }, expect { table, over = false } },
}
