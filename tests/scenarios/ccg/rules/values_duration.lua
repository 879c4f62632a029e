-- How long changes last, and "for each" (rulebook 1.C, Actions - Duration and For Each).

scenario "A stated duration does not end with the card that caused it" {
  rules = { "CCG-ACT-DUR-01" },
  cites = { { "CCG-ACT-DUR-02", "worked example of CCG-ACT-DUR-01: what was begun for a duration goes on without its card" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Bonfire", "Toy Spark" }, table = { "Toy Coach", { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.uses "Toy Coach", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 6 },
    p1.plays "Toy Bonfire", p1.chooses "Toy Coach",
    expect { p1.lost, exactly = { "Toy Coach" } },
    expect { p1.card "Toy Captain", power = 6 },
  },
}

scenario "For the remainder of the game is longer than the card is there" {
  rules = { "CCG-ACT-DUR-01" },
  cites = { { "CCG-ACT-DUR-03", "worked example of CCG-ACT-DUR-01: for the remainder of the game, shown with a toy card" } },
  given = { turn = p1, phase = "control", locations = { "Toy Canyon" },
    p1 = { hand = { "Toy Bonfire", "Toy Spark" }, table = { "Toy Charter", { "Toy Captain", at = "Toy Canyon" } } } },
  steps = {
    p1.uses "Toy Charter",
    p1.plays "Toy Bonfire", p1.chooses "Toy Charter",
    p1.drains "Toy Canyon",
    p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    expect { p2.lost, count = 2 },
  },
}

scenario "A change without a duration made in a battle ends with it" {
  rules = { "CCG-ACT-DUR-04" },
  cites = { { "CCG-ACT-DUR-07", "worked example of CCG-ACT-DUR-04 and -06, shown with toy cards" } },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Challenge", "Toy Discharge", "Toy Scavenge" }, lost = 1, force = 1, table = { { "Toy Captain", at = "Toy Plaza" } } },
    p2 = { table = { { "Toy Bulwark", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.plays "Toy Challenge", p1.chooses "Toy Captain",
    expect { p1.card "Toy Captain", power = 5 },
    p1.passes,
    p2.forfeits "Toy Bulwark",
    p1.passes, p1.passes, p1.passes, p1.passes, p1.passes,
    p1.may_choose { "plays Toy Discharge", pass },
    expect { p1.card "Toy Captain", power = 3 },
  },
}

scenario "A change without a duration made outside a battle lasts as long as the card is in play" {
  rules = { "CCG-ACT-DUR-05" },
  given = { turn = p1, phase = "draw", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Challenge", "Toy Scavenge" }, lost = 1, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.plays "Toy Challenge", p1.chooses "Toy Captain",
    p1.passes, p1.passes,
    p2.may_choose { "activates", pass },
    expect { table, turn = "p2" },
    expect { p1.card "Toy Captain", power = 5 },
  },
}

scenario "What a weapon did in a battle without a duration outlasts the battle" {
  rules = { "CCG-ACT-DUR-06" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Scavenge" }, lost = 1, force = 1, table = { { "Toy Giant", at = "Toy Plaza" }, { "Toy Jolt", on = "Toy Giant" } } },
    p2 = { table = { { "Toy Bulwark", at = "Toy Plaza" }, { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.fires "Toy Jolt", p1.chooses "Toy Captain",
    expect { p2.card "Toy Captain", power = 0 },
    p1.passes,
    p2.forfeits "Toy Bulwark",
    p1.passes, p1.passes, p1.passes, p1.passes, p1.passes,
    p1.may_choose { "plays Toy Scavenge", pass },
    expect { table, segment = "none" },
    expect { p2.card "Toy Captain", power = 0 },
  },
}

scenario "For each: one loss of the whole amount" {
  rules = { "CCG-ACT-EACH-01" },
  cites = { { "CCG-ACT-EACH-03", "worked example of CCG-ACT-EACH-01, shown with a loss: a reduction meets the whole amount once" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { table = { "Toy Revenge", { "Toy Captain", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" }, { "Toy Trooper", at = "Toy Plaza" } } },
    p2 = { table = { "Toy Mercy" } } },
  steps = {
    p1.uses "Toy Revenge",
    p2.loses "Reserve Deck", p2.loses "Reserve Deck",
    expect { p2.lost, count = 2 },                          -- 3 less 1, not three times 1 less 1
  },
}

scenario "For each of none is a zero that nothing modifies, and may still be done" {
  rules = { "CCG-ACT-EACH-02" },
  cites = { { "CCG-ACT-EACH-04", "worked example of CCG-ACT-EACH-02, shown with toy cards" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { table = { "Toy Revenge", "Toy Grief" } } },
  steps = {
    p1.uses "Toy Revenge",
    expect { p2.lost, count = 0 },
  },
}

scenario "For each of one: one Force, and a loss that is not zero is modified" {
  cites = { { "CCG-ACT-EACH-03", "the same texts where something qualifies" } },
  given = { turn = p1, phase = "control", locations = { "Toy Plaza" },
    p1 = { lost = 4, table = { "Toy Parade", "Toy Revenge", "Toy Grief", { "Toy Machine", at = "Toy Plaza" } } } },
  steps = {
    p1.uses "Toy Parade",
    expect { p1.lost, count = 3 },
    p1.uses "Toy Revenge",
    p2.loses "Reserve Deck", p2.loses "Reserve Deck",        -- 1 and the 1 of the Grief
    expect { p2.lost, count = 2 },
  },
}
