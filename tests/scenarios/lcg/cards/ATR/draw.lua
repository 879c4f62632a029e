-- Attack Run: cards drawn by lot.

scenario "Smuggler's Handbook: its player draws to 7" {
  rules = { "ATR-158.4/constant" },
  given = { turn = p2, phase = "draw", p2 = { support = { "Smuggler's Handbook" }, hand = { "Toy Pilgrim" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { p2.passes, expect { p2.hand, count = 7 } },
}
scenario "Smuggler's Handbook: the opponent does not" {
  quiet = { "ATR-158.4/constant" },
  given = { turn = p1, phase = "draw", p1 = { hand = { "Toy Recluse" }, deck = { "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker", "Toy Walker" } }, p2 = { support = { "Smuggler's Handbook" } } },
  steps = { p1.passes, expect { p1.hand, count = 6 } },
}
