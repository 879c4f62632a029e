-- The Forest Moon: cards drawn by lot.

scenario "Dark Counsel: a damaged unit that strikes gets one more focus token" {
  rules = { "TFM-199.1/reaction" },
  given = { turn = p2, p1 = { objectives = { "Dark Counsel" } }, p2 = { units = { { "Toy Pilgrim", damage = 1 }, "Toy Guardian" } },
    engagement = { objective = "Dark Counsel", attackers = { "Toy Pilgrim", "Toy Guardian" }, defenders = {}, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Pilgrim", p1.uses "Dark Counsel", expect { p2.card "Toy Pilgrim", focus = 2 } },
}
scenario "Dark Counsel: not an undamaged one" {
  quiet = { "TFM-199.1/reaction" },
  given = { turn = p2, p1 = { objectives = { "Dark Counsel" } }, p2 = { units = { { "Toy Pilgrim", damage = 1 }, "Toy Guardian" } },
    engagement = { objective = "Dark Counsel", attackers = { "Toy Pilgrim", "Toy Guardian" }, defenders = {}, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Guardian", expect { p2.card "Toy Guardian", focus = 1 } },
}

scenario "Sowers of Dissension: 1 damage to each objective that is not of its player's affiliation card" {
  rules = { "TFM-198.1/reaction" },
  given = { turn = p2, phase = "refresh", turns = 4, p1 = { objectives = { "Toy Garrison", "Toy Furnace" }, support = { "Toy Empire" } }, p2 = { objectives = { "Toy Refuge", "Toy Spring" }, support = { "Toy Temple" }, objective_deck = { "Sowers of Dissension" } } },
  steps = { p2.uses "Sowers of Dissension", expect { p1.card "Toy Garrison", damage = 0 }, expect { p1.card "Toy Furnace", damage = 1 }, expect { p2.card "Toy Refuge", damage = 0 }, expect { p2.card "Toy Spring", damage = 1 } },
}
scenario "Sowers of Dissension: not when another objective enters play" {
  quiet = { "TFM-198.1/reaction" },
  given = { turn = p2, phase = "refresh", turns = 4, p1 = { objectives = { "Toy Furnace" }, support = { "Toy Empire" } }, p2 = { objectives = { "Sowers of Dissension", "Toy Spring" }, support = { "Toy Temple" }, objective_deck = { "Toy Refuge" } } },
  steps = { expect { p1.card "Toy Furnace", damage = 0 } },
}
