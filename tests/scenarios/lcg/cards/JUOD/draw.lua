-- Join Us or Die: cards drawn by lot.

scenario "May the Force Be With You: a unit that is committed is ready" {
  rules = { "JUOD-112.1/reaction" },
  given = { turn = p2, phase = "force", p2 = { units = { { "Toy Mentor", focus = 2 }, { "Toy Pilgrim", focus = 1 } }, objectives = { "May the Force Be With You" } } },
  steps = { p2.commits "Toy Mentor", p2.uses "May the Force Be With You", expect { p2.card "Toy Mentor", focus = 0, committed = true }, expect { p2.card "Toy Pilgrim", focus = 1 }, p2.passes },
}
scenario "May the Force Be With You: not a unit of the opponent" {
  quiet = { "JUOD-112.1/reaction" },
  given = { turn = p1, phase = "force", p1 = { units = { { "Toy Officer", focus = 2 } } }, p2 = { objectives = { "May the Force Be With You" } } },
  steps = { p1.commits "Toy Officer", expect { p1.card "Toy Officer", focus = 2 } },
}

scenario "Behind Enemy Lines: the top objective of the opponent goes below the others" {
  rules = { "JUOD-113.1/reaction" },
  given = { turn = p2, phase = "refresh", turns = 4, p1 = { objective_deck = { "Toy Garrison", "Toy Shipyard" }, deck = { "Toy Walker", "Toy Doom" } },
    p2 = { objectives = { "Behind Enemy Lines", "Toy Refuge" }, objective_deck = { "Toy Academy" } } },
  steps = { p2.uses "Behind Enemy Lines", p2.chooses(1), p2.accepts, expect { p1.objective_deck, in_order = { "Toy Shipyard", "Toy Garrison" } }, expect { p1.deck, in_order = { "Toy Walker", "Toy Doom" } } },
}
scenario "Behind Enemy Lines: or the top card of the command deck, or neither" {
  rules = { "JUOD-113.1/reaction" },
  given = { turn = p2, phase = "refresh", turns = 4, p1 = { objective_deck = { "Toy Garrison", "Toy Shipyard" }, deck = { "Toy Walker", "Toy Doom" } },
    p2 = { objectives = { "Behind Enemy Lines", "Toy Refuge" }, objective_deck = { "Toy Academy" } } },
  steps = { p2.uses "Behind Enemy Lines", p2.chooses(2), p2.accepts, expect { p1.deck, in_order = { "Toy Doom", "Toy Walker" } } },
}
scenario "Behind Enemy Lines: not when a unit enters play" {
  quiet = { "JUOD-113.1/reaction" },
  given = { turn = p2, phase = "deployment", p1 = { objective_deck = { "Toy Garrison" }, deck = { "Toy Walker" } }, p2 = { objectives = { "Behind Enemy Lines" }, hand = { "Toy Slinger" } } },
  steps = { p2.plays "Toy Slinger", expect { p1.deck, seen_by_p2 = 0 } },
}
