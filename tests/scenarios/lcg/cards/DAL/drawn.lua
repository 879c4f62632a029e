-- Darkness and Light: cards drawn by lot.

local seven = { "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper", "Toy Trooper" }

scenario "The Call of the Cult: the Balance of the Force comes to the dark side when it enters play" {
  rules = { "DAL-124.1/reaction" },
  given = { phase = "replace objectives", turn = p1, balance = p2,
    p1 = { objectives = { "Toy Garrison", "Toy Shipyard" }, objective_deck = { "The Call of the Cult" }, deck = seven } },
  steps = { p1.uses "The Call of the Cult", expect { table, balance = "p1" } },
}
scenario "The Call of the Cult: not for another objective" {
  quiet = { "DAL-124.1/reaction" },
  given = { phase = "replace objectives", turn = p1, balance = p2,
    p1 = { objectives = { "The Call of the Cult", "Toy Shipyard" }, objective_deck = { "Toy Garrison" }, deck = seven } },
  steps = { expect { p1.objectives, count = 3 }, expect { table, balance = "p2" } },
}

scenario "C-3PO: a card for an edge battle that is won, although it takes no part" {
  rules = { "DAL-123.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Pilgrim", "DAL-123.2" }, objectives = { "Toy Refuge" }, deck = { "Toy Speeder", "Toy Speeder" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p2.uses "C-3PO", expect { table, edge = "p2" }, expect { p2.hand, exactly = { "Toy Speeder" } } },
}
scenario "C-3PO: none for one that the opponent wins" {
  quiet = { "DAL-123.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "Toy Adept" } },
    p2 = { units = { "Toy Pilgrim", "DAL-123.2" }, objectives = { "Toy Refuge" }, deck = { "Toy Speeder", "Toy Speeder" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" } } },
  steps = { p1.places "Toy Adept", expect { table, edge = "p1" }, expect { p2.hand, count = 0 } },
}

scenario "Precision Flying: the fighter counts two more icons in the edge battle" {
  rules = { "DAL-125.5/constant" },
  given = { turn = p1,
    p1 = { units = { "CORE-21.3" }, support = { { "Precision Flying", on = "TIE Advanced" } } },
    p2 = { units = { "Toy Pilgrim" }, hand = { "Toy Sniper" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "TIE Advanced" }, defenders = { "Toy Pilgrim" } } },
  steps = { p2.places "Toy Sniper", expect { p1.card "TIE Advanced", edge_value = 2 }, expect { table, edge = "p1" } },
}
scenario "Precision Flying: nothing for another fighter" {
  quiet = { "DAL-125.5/constant" },
  given = { turn = p1,
    p1 = { units = { "CORE-21.3", "GA-220.2" }, support = { { "Precision Flying", on = "TIE Advanced" } } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "\"Backstabber\"" }, defenders = { "Toy Pilgrim" } } },
  steps = { expect { p1.card "\"Backstabber\"", edge_value = 0 }, expect { table, edge = "p2" } },
}
scenario "Precision Flying: on a fighter only" {
  rules = { "LCG-CARD-08" },
  given = { phase = "deployment", turn = p1, p1 = { units = { "Toy Walker" }, hand = { "Precision Flying", "Toy Recluse" } } },
  steps = { p1.may_choose_exactly { "plays Toy Recluse", pass }, p1.cannot { "plays", "Precision Flying", because = "LCG-CARD-08" } },
}
