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
