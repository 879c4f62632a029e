-- Knowledge and Defense: cards drawn by lot.

scenario "Echo Base Technician: from the hand into play, to repair a Hoth objective" {
  rules = { "KAD-108.3/action" },
  given = { turn = p2, phase = "deployment", p2 = { hand = { "Echo Base Technician" }, objectives = { { "Toy Icefield", damage = 2 } } } },
  steps = { p2.uses "Echo Base Technician", expect { p2.card "Toy Icefield", damage = 1 }, expect { p2.units, exactly = { "Echo Base Technician" } } },
}
scenario "Echo Base Technician: not for an undamaged one, nor for one that is elsewhere" {
  quiet = { "KAD-108.3/action" },
  given = { turn = p2, phase = "deployment", p2 = { hand = { "Echo Base Technician" }, objectives = { "Toy Icefield", { "Toy Refuge", damage = 1 } } } },
  steps = { p2.cannot { "uses", "Echo Base Technician" }, p2.passes },
}
scenario "The Flight of the Crow: unique attackers of the Jedi have edge" {
  rules = { "KAD-107.1/constant" },
  given = { turn = p2, p1 = { objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Mentor", "Toy Pilgrim" }, objectives = { "The Flight of the Crow" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Mentor", "Toy Pilgrim" }, defenders = {} } },
  steps = { expect { p2.card "Toy Mentor", edge_value = 1 }, expect { p2.card "Toy Pilgrim", edge_value = 0 } },
}
scenario "The Flight of the Crow: not at home, and not for other affiliations" {
  quiet = { "KAD-107.1/constant" },
  given = { turn = p2, p1 = { objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Mentor", "Toy Leader" }, objectives = { "The Flight of the Crow" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Leader" }, defenders = {} } },
  steps = { expect { p2.card "Toy Mentor", edge_value = 0 }, expect { p2.card "Toy Leader", edge_value = 0 } },
}

scenario "Relentless Pursuit: a copy of a captured card out of the opponent's deck" {
  rules = { "KAD-111.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Trandoshan Terror" }, captured = { { "Toy Pilgrim", on = "Trandoshan Terror" } }, hand = { "Relentless Pursuit" } }, p2 = { deck = { "Toy Medic", "Toy Pilgrim", "Toy Scribe" } } },
  steps = { p1.plays "Relentless Pursuit", p1.accepts, expect { p1.captured, exactly = { "Toy Pilgrim", "Toy Pilgrim" } }, expect { p2.deck, count = 2, seen_by_p1 = 0 } },
}
scenario "Relentless Pursuit: not without a captured card" {
  quiet = { "KAD-111.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Trandoshan Terror" }, hand = { "Relentless Pursuit" } }, p2 = { deck = { "Toy Medic", "Toy Pilgrim" } } },
  steps = { p1.cannot { "plays", "Relentless Pursuit" }, p1.passes },
}
