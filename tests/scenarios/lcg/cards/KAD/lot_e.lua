-- Knowledge and Defense: a card drawn by lot.

scenario "Dark Temple: one focus token less after a Force struggle that its player wins" {
  rules = { "KAD-110.4/reaction" },
  given = { turn = p1, phase = "force", p1 = { support = { { "Dark Temple", focus = 2 } }, units = { { "Toy Adept", committed = true } } }, p2 = { units = { { "Toy Pilgrim", committed = true } } } },
  steps = { p1.uses "Dark Temple", expect { p1.card "Dark Temple", focus = 1 } },
}
scenario "Dark Temple: not after one that the opponent wins" {
  quiet = { "KAD-110.4/reaction" },
  given = { turn = p1, phase = "force", p1 = { support = { { "Dark Temple", focus = 2 } }, units = { { "Toy Trooper", committed = true } } }, p2 = { units = { { "Toy Mentor", committed = true } } } },
  steps = { expect { p1.card "Dark Temple", focus = 2 } },
}
scenario "Dark Temple: one limited card in a turn" {
  rules = { "LCG-KW-LIM-01" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Dark Temple", "Sith Library" }, support = { "Toy Empire" }, objectives = { "Toy Furnace", "Toy Shipyard" } } },
  steps = { p1.plays "Sith Library", p1.pays_with "Toy Empire", p1.cannot { "plays", "Dark Temple", because = "LCG-KW-LIM-01" } },
}
