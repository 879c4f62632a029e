-- Ancient Rivals: cards drawn by lot.

scenario "Explosives Artist: a Specter among ten cards" {
  rules = { "AR-232.1/reaction" },
  given = { turn = p2, phase = "refresh", turns = 4, p2 = { objectives = { "Toy Refuge", "Toy Refuge" }, objective_deck = { "Explosives Artist" }, deck = { "Toy Pilgrim", "Captured Courier Droid", "Toy Guardian" } } },
  steps = { p2.uses "Explosives Artist", p2.accepts, expect { p2.hand, count = 1 } },
}
scenario "Explosives Artist: not when another objective enters play" {
  quiet = { "AR-232.1/reaction" },
  given = { turn = p2, phase = "refresh", turns = 4, p2 = { objectives = { "Toy Refuge", "Explosives Artist" }, objective_deck = { "Toy Academy" }, deck = { "Toy Pilgrim", "Captured Courier Droid", "Toy Guardian", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { expect { p2.hand, count = 6 }, expect { p2.deck, seen_by_p2 = 0, count = 2 } },
}
