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
