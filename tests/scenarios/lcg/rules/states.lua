-- Abilities that watch a condition in place of an event: becomes(condition).

scenario "A condition that becomes true is answered once" {
  rules = { "TOY-134/forced_reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner", "Toy Gunner" } },
    p2 = { units = { { "Toy Floodgate", damage = 1 }, "Toy Guardian" }, deck = { "Toy Pilgrim", "Toy Lesson" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Guardian",
    expect { p2.hand, count = 1 },
    p1.uses "Toy Gunner",
    p1.chooses "Toy Guardian",
    expect { p2.card "Toy Guardian", damage = 2 },
    expect { p2.hand, count = 1 },   -- it was true before
  },
}

scenario "A condition that is false is not answered" {
  quiet = { "TOY-134/forced_reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { units = { "Toy Gunner" } },
    p2 = { units = { "Toy Floodgate", "Toy Guardian" }, deck = { "Toy Pilgrim", "Toy Lesson" } } },
  steps = {
    p1.uses "Toy Gunner",
    p1.chooses "Toy Guardian",
    expect { p2.hand, count = 0 },
  },
}
