-- Ancient Rivals.

scenario "Chewbacca: unit damage icons decide the Force struggle" {
  rules = { "AR-233.3/constant" },
  given = { phase = "force", turn = p1, balance = p1, p1 = { units = { { "Toy Adept", committed = true }, "Toy Saboteur" } },
    p2 = { units = { { "Chewbacca", committed = true } } } },
  steps = {
    expect { p1.card "Toy Adept", force = 1 }, expect { p2.card "Chewbacca", force = 3 },
    p1.passes, p1.is_asked, expect { table, balance = "p2" },
  },
}
scenario "Chewbacca: only of ready units that are committed" {
  rules = { "AR-233.3/constant" },
  given = { phase = "force", turn = p1, balance = p2, p1 = { units = { { "Toy Hunter", committed = true }, { "Toy Reaper", committed = true }, "Toy Saboteur" } },
    p2 = { units = { { "Chewbacca", committed = true }, { "Toy Mentor", committed = true, focus = 1 }, "Toy Pilgrim" } } },
  steps = { p1.passes, p1.is_asked, expect { table, balance = "p1" } },
}
scenario "Chewbacca: Force icons that a card adds to the struggle are not counted" {
  rules = { "AR-233.3/constant" },
  given = { phase = "force", turn = p1, balance = p1, p1 = { units = { { "Toy Hunter", committed = true }, "Toy Saboteur" } },
    p2 = { units = { { "Chewbacca", committed = true } }, objectives = { "Jedi Training" } } },
  steps = { p1.passes, p1.is_asked, expect { table, balance = "p1" } },
}
scenario "Chewbacca: not while he is not committed" {
  quiet = { "AR-233.3/constant" },
  given = { phase = "force", turn = p1, balance = p2, p1 = { units = { { "Toy Adept", committed = true }, "Toy Saboteur" } },
    p2 = { units = { "Chewbacca", { "Toy Mentor", committed = true, focus = 1 }, { "Toy Sentinel", committed = true } } } },
  steps = { expect { p1.card "Toy Adept", force = 3 }, p1.passes, p1.is_asked, expect { table, balance = "p1" } },
}
scenario "Chewbacca: not in another phase" {
  quiet = { "AR-233.3/constant" },
  given = { phase = "deployment", turn = p1, p1 = { units = { { "Toy Adept", committed = true } } }, p2 = { units = { { "Chewbacca", committed = true } } } },
  steps = { expect { p1.card "Toy Adept", force = 3 }, expect { p2.card "Chewbacca", force = 2 } },
}
