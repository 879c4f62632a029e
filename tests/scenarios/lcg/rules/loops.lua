-- Infinite loops and victory: LCG-GP-01, LCG-GP-02, LCG-WIN-01, LCG-WIN-02.

scenario "Who has shown a full cycle names how often it is repeated" {
  rules = { "LCG-GP-01", "LCG-GP-02" },
  given = { phase = "deployment", turn = p1, dial = 2,
    p1 = { units = { "Toy Engine", { "Toy Tinker", focus = 1 } } },
    p2 = { hand = { "Toy Rally" } } },
  steps = {
    p1.uses "Toy Engine",
    p1.chooses "Toy Tinker",
    p1.may_choose_exactly { "uses Toy Tinker", pass },
    p1.uses "Toy Tinker",
    p1.chooses "Toy Engine",
    p1.may_choose_exactly { "repeats the loop", pass },   -- not once more by hand
    p1.repeats "the loop",
    p1.chooses(4),
    expect { table, dial = 7 },
    expect { p1.card "Toy Engine", exhausted = false },
    expect { p1.card "Toy Tinker", exhausted = true },
    p1.may_choose_exactly { pass },
  },
}

scenario "A loop that wins ends the game with that win" {
  rules = { "LCG-GP-01", "LCG-WIN-02" },
  given = { phase = "deployment", turn = p1, dial = 2,
    p1 = { units = { "Toy Engine", { "Toy Tinker", focus = 1 } } } },
  steps = {
    p1.uses "Toy Engine",
    p1.uses "Toy Tinker",
    p1.repeats "the loop",
    p1.chooses(50),
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "LCG-WIN-02", dial = 12 },
  },
}

scenario "What is no loop is not offered as one" {
  rules = { "LCG-FOC-02" },
  given = { phase = "deployment", turn = p1, dial = 2,
    p1 = { units = { "Toy Engine", { "Toy Tinker", focus = 2 } } } },
  steps = {
    p1.uses "Toy Engine",
    p1.may_choose_exactly { "Toy Tinker" },
    p1.chooses "Toy Tinker",
    p1.may_choose_exactly { "commits Toy Engine", "commits Toy Tinker", pass },   -- both are exhausted: the window is over
    expect { p1.card "Toy Tinker", focus = 1 },
    expect { table, dial = 3 },
  },
}

scenario "The light side wins with three destroyed objectives" {
  rules = { "LCG-WIN-01" },
  given = { phase = "balance", turn = p2, balance = p2,
    p1 = { objectives = { { "Toy Shipyard", damage = 3 }, "Toy Garrison" } },
    p2 = { victory = { "Toy Garrison", "Toy Vault" }, objectives = { "Toy Refuge" } } },
  steps = {
    p2.chooses "Toy Shipyard",
    expect { table, over = true, winner = "p2", ended_by = "LCG-WIN-01" },
  },
}

scenario "The dark side wins when the dial reaches 12" {
  rules = { "LCG-WIN-02" },
  given = { phase = "balance", turn = p1, balance = p1, dial = 10,
    p1 = { objectives = { "Toy Garrison" } } },
  steps = {
    nobody_is_asked,
    expect { table, over = true, winner = "p1", ended_by = "LCG-WIN-02" },
  },
}
