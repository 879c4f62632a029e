-- Battle (rulebook 6): how it ends at once.

scenario "A battle ends at once when a side has no presence left, and the end of the battle still happens" {
  rules = { "CCG-BTL-03" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Hunt" }, force = 2, lost = 2, table = { { "Toy Mentor", at = "Toy Plaza" }, "Toy Aftermath" } },
    p2 = { hand = { "Toy Filler" }, table = { { "Toy Captain", at = "Toy Plaza" }, { "Toy Machine", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p1.passes,                                  -- to the battle
    p1.plays "Toy Hunt",
    p1.chooses "Toy Captain",
    expect { table, segment = "none" },         -- no power segment, no damage
    expect { p2.lost, exactly = { "Toy Captain" } },
    expect { p2.card "Toy Machine", at = "Toy Plaza" },
    expect { p1.used, exactly = { "Toy Filler", "Toy Filler", "Toy Hunt" } },   -- the Aftermath retrieved the Hunt
    p2.may_choose_exactly { pass },
  },
}

scenario "The card whose loss ended the battle can still be answered" {
  rules = { "CCG-BTL-03" },
  given = { turn = p1, phase = "battle", locations = { "Toy Plaza" },
    p1 = { hand = { "Toy Hunt" }, force = 2, table = { { "Toy Mentor", at = "Toy Plaza" } } },
    p2 = { hand = { "Toy Rescue" }, table = { { "Toy Captain", at = "Toy Plaza" } } } },
  steps = {
    p1.battles "Toy Plaza",
    p2.passes,
    p1.passes,
    p1.plays "Toy Hunt",
    p1.chooses "Toy Captain",
    p2.passes,                                  -- to the Hunt
    expect { table, segment = "over" },
    p2.answers "Toy Rescue",
    expect { p2.hand, exactly = { "Toy Captain" } },
    expect { table, segment = "none" },
  },
}
