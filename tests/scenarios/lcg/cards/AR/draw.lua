-- Ancient Rivals: cards drawn by lot.

scenario "Explosives Artist: a Specter among ten cards" {
  rules = { "AR-232.1/reaction" },
  given = { turn = p2, phase = "refresh", turns = 4, p2 = { objectives = { "Toy Refuge", "Toy Refuge" }, objective_deck = { "Explosives Artist" }, deck = { "Toy Pilgrim", "Captured Courier Droid", "Toy Guardian" } } },
  steps = { p2.uses "Explosives Artist", p2.accepts, expect { p2.hand, count = 1 } },
}
