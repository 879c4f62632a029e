-- Heroes and Legends: cards drawn by lot.

scenario "Experimental Tech Lab: one focus token less after a Force struggle that its player wins" {
  rules = { "HAL-101.5/reaction" },
  given = { turn = p1, phase = "force", p1 = { support = { { "Experimental Tech Lab", focus = 2 } }, units = { { "Toy Adept", committed = true } } }, p2 = { units = { { "Toy Pilgrim", committed = true } } } },
  steps = { p1.uses "Experimental Tech Lab", expect { p1.card "Experimental Tech Lab", focus = 1 } },
}
scenario "Experimental Tech Lab: not after one that the opponent wins" {
  quiet = { "HAL-101.5/reaction" },
  given = { turn = p1, phase = "force", p1 = { support = { { "Experimental Tech Lab", focus = 2 } }, units = { { "Toy Trooper", committed = true }, "Toy Gunner", "Toy Walker", "Toy Officer" } }, p2 = { units = { { "Toy Mentor", committed = true } } } },
  steps = { p1.passes, p1.may_choose { "uses Toy Gunner" }, p1.cannot { "uses", "Experimental Tech Lab" }, expect { p1.card "Experimental Tech Lab", focus = 2 }, p1.passes },
}
