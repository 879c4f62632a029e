-- Return of the Jedi: mission.

scenario "Bargain with Jabba: draw six, then divide the hand" {
  rules = { "ROTJ-4/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Bargain with Jabba", counters = 3 }, { "Toy Trooper", counters = 1 } }, deck = { "Toy Walker", "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.completes "Bargain with Jabba",
    p1.chooses "Toy Walker",
    p2.chooses "Toy Gift",
    p1.chooses "Toy Luck",
    expect { p1.hand, exactly = { "Toy Walker", "Toy Luck" } },
    expect { p1.discard, exactly = { "Toy Gift", "Bargain with Jabba" } },
  },
}

scenario "Honor the Fallen: 1 Force for each discarded Jedi Character" {
  rules = { "ROTJ-18/completed" },
  given = { phase = "light builds",
    p2 = { build_points = 1, build = { { "Honor the Fallen", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, discard = { "Toy Padawan", "Shaak Ti (A)", "Toy Guard", "Jedi Starfighter 3R3" } } },
  steps = {
    p2.completes "Honor the Fallen",
    expect { p2, force = 2 },
  },
}

scenario "Progress Report doubles the build counters on a card" {
  rules = { "ROTJ-31/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Progress Report", counters = 4 }, { "Toy Trooper", counters = 1 }, { "Toy Walker", counters = 3 } }, hand = { "Toy Scout" } } },
  steps = {
    p1.completes "Progress Report",
    p1.chooses "Toy Walker",
    expect { p1.unit "Toy Walker", counters = 6 },
  },
}

scenario "Vader's Guile divides the opponent's hand" {
  rules = { "ROTJ-39/completed" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, build = { { "Vader's Guile", counters = 2 }, { "Toy Trooper", counters = 1 } }, hand = { "Toy Scout" }, discard = { "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift", "Toy Gift" } },
    p2 = { hand = { "Toy Walker", "Toy Gift", "Toy Luck" } } },
  steps = {
    p1.completes "Vader's Guile",
    p2.chooses "Toy Walker",
    p1.chooses "Toy Gift",
    expect { p2.hand, exactly = { "Toy Walker", "Toy Luck" } },
    expect { p2.discard, exactly = { "Toy Gift" } },
  },
}

scenario "Vader's Guile needs twelve cards in the discard pile" {
  rules = { "TCG-GEN-06" },
  given = { phase = "dark builds",
    p1 = { build_points = 1, hand = { "Toy Scout" }, build = { { "Vader's Guile", counters = 2 } }, discard = { "Toy Gift" } },
    p2 = { hand = { "Toy Walker" } } },
  steps = {
    p1.cannot { "completes", "Vader's Guile", because = "TCG-GEN-06", says = "it works only if there are at least 12 cards in your discard pile" },
  },
}
