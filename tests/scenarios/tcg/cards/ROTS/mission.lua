-- Revenge of the Sith: Missions.

scenario "Meditate: 2 cards and 2 Force" {
  rules = { "ROTS-95/completed" },
  given = { phase = "light builds",
    p2 = { build = { { "Meditate", counters = 2 } }, deck = { "Toy Gift", "Toy Gift", "Toy Gift" } } },
  steps = {
    p2.completes "Meditate",
    expect { p2.hand, count = 2 },
    expect { p2, force = 2 },
  },
}

scenario "Sacrifice the Expendable: one of your Ground units, then one of theirs that cost 5 or less" {
  rules = { "ROTS-31/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Sacrifice the Expendable", counters = 3 } }, ground = { "Toy Trooper", "Toy Scout" }, build_points = 1 },
    p2 = { ground = { "Toy Tank", "Toy Walker", "Toy Herald" } } },
  steps = {
    p1.completes "Sacrifice the Expendable",
    p1.may_choose_exactly { "Toy Trooper", "Toy Scout" },
    p1.chooses "Toy Trooper",
    p1.may_choose_exactly { "Toy Tank", "Toy Herald" },
    p1.chooses "Toy Tank",
    expect { p2.ground, exactly = { "Toy Walker", "Toy Herald" } },
    expect { p1.ground, exactly = { "Toy Scout" } },
  },
}

scenario "Without a Ground unit to discard nothing happens" {
  cites = { { "TCG-FX-01", "the second part depends on the first" } },
  given = { phase = "dark builds",
    p1 = { build = { { "Sacrifice the Expendable", counters = 3 } }, build_points = 1, hand = { "Toy Trooper" } },
    p2 = { ground = { "Toy Tank", "Toy Walker" } } },
  steps = {
    p1.completes "Sacrifice the Expendable",
    expect { p2.ground, count = 2 },
  },
}
