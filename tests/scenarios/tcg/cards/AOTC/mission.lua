-- Attack of the Clones: Missions.

scenario "Wedding of Destiny: 3 cards and 1 Force" {
  rules = { "AOTC-118/completed" },
  given = { phase = "light builds",
    p2 = { build = { { "Wedding of Destiny", counters = 2 } }, deck = { "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift" } } },
  steps = {
    p2.completes "Wedding of Destiny",
    expect { p2.hand, count = 3 },
    expect { p2, force = 1 },
    expect { p2.discard, exactly = { "Wedding of Destiny" } },
  },
}

scenario "Jedi Council Summons finds a Jedi, shuffles and gains 1 Force" {
  rules = { "AOTC-25/completed" },
  given = { phase = "light builds",
    p2 = { build = { { "Jedi Council Summons", counters = 2 } }, deck = { "Toy Gift", "Jedi Starfighter 3R3", "Yoda (A)", "Clone Squad" } } },
  steps = {
    p2.completes "Jedi Council Summons",
    p2.accepts,
    p2.may_choose_exactly { "Jedi Starfighter 3R3", "Yoda (A)" },
    p2.chooses "Yoda (A)",
    expect { p2.hand, exactly = { "Yoda (A)" } },
    expect { p2, force = 1 },
    expect { p2.deck, count = 3 },
  },
}

scenario "Dark Rendezvous: the opponent loses 7 Force, or all of it" {
  rules = { "AOTC-10/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Dark Rendezvous", counters = 4 } }, hand = { "Toy Trooper" }, build_points = 1 }, p2 = { force = 9 } },
  steps = {
    p1.completes "Dark Rendezvous",
    expect { p2, force = 2 },
  },
}

scenario "Subtle Assassination discards a Character with power 3 or less" {
  rules = { "AOTC-109/completed" },
  given = { phase = "dark builds",
    p1 = { build = { { "Subtle Assassination", counters = 3 } }, character = { "Toy Guard" }, hand = { "Toy Trooper" }, build_points = 1 },
    p2 = { character = { "Yoda (A)", "Bail Organa (B)", "Padme Amidala (D)" } } },
  steps = {
    p1.completes "Subtle Assassination",
    p1.may_choose_exactly { "Bail Organa (B)", "Padme Amidala (D)" },
    p1.chooses "Bail Organa (B)",
    expect { p2.discard, exactly = { "Bail Organa (B)" } },
  },
}
