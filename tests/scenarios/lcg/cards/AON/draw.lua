-- Allies of Necessity: cards for the words that they need.

scenario "Assembly Area: the first trooper of a turn costs 1 less" {
  rules = { "AON-264.6/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Assembly Area" }, hand = { "Toy Trooper", "Toy Trooper", "Toy Gunner" } } },
  steps = { p1.plays "Toy Trooper#1", p1.plays "Toy Trooper", expect { p1.card "Assembly Area", focus = 1 }, expect { p1.hand, exactly = { "Toy Gunner" } } },
}
scenario "Assembly Area: no other unit" {
  quiet = { "AON-264.6/constant" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Assembly Area" }, hand = { "Toy Officer" } } },
  steps = { p1.cannot { "plays", "Toy Officer", because = "LCG-RSC-05" }, p1.passes },
}
