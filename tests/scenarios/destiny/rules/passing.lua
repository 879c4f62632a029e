-- Passing, and actions that do nothing.

scenario "A player who passed may act later in the phase" {
  rules = { "DST-ACT-PASS-01" },
  given = { turn = p1,
    p1 = { characters = { "Toy Trooper" } },
    p2 = { characters = { "Toy Trooper", "Toy Veteran" } } },
  steps = {
    p1.passes,
    p2.activates "Toy Trooper",
    p1.is_asked,
    p1.activates "Toy Trooper",
    p2.is_asked,
    expect { p1.character "Toy Trooper", exhausted = true },
  },
}

scenario "An action that changes nothing is a pass, and the second pass in a row ends the phase" {
  rules = { "DST-ACT-PASS-02" },
  cites = { { "DST-ACT-PASS-03", "worked example of DST-ACT-PASS-02 with a toy card" } },
  given = { turn = p1, passes = 1,
    p1 = { deck = { "Toy Strike" }, characters = { "Toy General" } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy General",
    expect { table, round = 2 },
    expect { p1, resources = 2 },
  },
}

scenario "The same action with a die to remove is no pass" {
  rules = { "DST-EFF-THEN-01" },
  cites = { { "DST-ACT-PASS-03", "the counterpart: something happens" } },
  given = { turn = p1, passes = 1,
    p1 = { deck = { "Toy Strike" }, characters = { "Toy General", "Toy Trooper" },
      pool = { { "Toy General", side = "blank" }, { "Toy Trooper", side = "blank" } } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy General",
    expect { p2.character "Toy Trooper", damage = 2 },
    expect { table, round = 1 },
    p2.passes,
    p1.uses "Toy General",      -- no die of his is left: nothing, so no "then" either, and a pass
    expect { p2.character "Toy Trooper", damage = 2 },
    expect { table, round = 2 },
  },
}

scenario "A card that exhausts itself has done something" {
  cites = { { "DST-ACT-PASS-04", "worked example: the counterpart of DST-ACT-PASS-02, which its own scenario switches" } },
  given = { turn = p1, passes = 1,
    p1 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" }, supports = { "Toy Porter" } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy Porter",
    expect { p1.support "Toy Porter", exhausted = true },
    expect { table, round = 1 },
    p2.is_asked,
  },
}

scenario "A play without effect is no pass, because a card left the hand" {
  cites = { { "DST-FAQ-25", "the mark of the table sees the card that left the hand" } },
  given = { turn = p1, passes = 1,
    p1 = { hand = { "Toy Gambit" }, deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.plays "Toy Gambit",
    expect { table, round = 1 },
    p2.is_asked,
  },
}

scenario "With three players all three must pass in a row" {
  rules = { "DST-RND-04" },
  given = { turn = p1,
    p1 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p2 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } },
    p3 = { deck = { "Toy Strike" }, characters = { "Toy Trooper" } } },
  steps = {
    p1.passes,
    p2.passes,
    p3.activates "Toy Trooper",
    p1.passes,
    p2.passes,
    expect { table, round = 1 },
    p3.passes,
    expect { table, round = 2 },
  },
}

scenario "A die rerolled to the side that it showed is no pass" {
  rules = { "DST-FAQ-25" },
  given = { turn = p1, passes = 1, chance = { 6 },
    p1 = { supports = { "Toy Dicer" }, characters = { "Toy Trooper" }, pool = { { "Toy Trooper", side = "blank" } } },
    p2 = { characters = { "Toy Trooper" } } },
  steps = {
    p1.uses "Toy Dicer",
    expect { p1.pool, exactly = { "blank" } },
    p2.is_asked,
    expect { table, round = 1 },
  },
}
