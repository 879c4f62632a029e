-- Balance of the Force: enhancements.

scenario "Endor Shield Generator: it takes the damage of its player's other cards" {
  rules = { "BOTF-459/forced_interrupt" },
  given = { turn = p2,
    p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" }, support = { "Endor Shield Generator" } },
    p2 = { units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" }, edge = p2, at = "strike" } },
  steps = { p2.strikes_with "Toy Pilgrim", expect { p1.card "Toy Trooper", damage = 0 }, expect { p1.card "Endor Shield Generator", damage = 1 } },
}

scenario "Endor Shield Generator: not that of the opponent's cards" {
  quiet = { "BOTF-459/forced_interrupt" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Gunner" }, support = { "Endor Shield Generator" } }, p2 = { units = { "Toy Pilgrim" } } },
  steps = { p1.uses "Toy Gunner", expect { p2.card "Toy Pilgrim", damage = 1 }, expect { p1.card "Endor Shield Generator", damage = 0 } },
}
scenario "Endor Shield Generator: discarded with 7 damage on it" {
  rules = { "BOTF-459/forced_reaction" },
  given = { turn = p2,
    p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" }, support = { { "Endor Shield Generator", damage = 6 } } },
    p2 = { units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" }, edge = p2, at = "strike" } },
  steps = { p2.strikes_with "Toy Pilgrim", expect { p1.discard, exactly = { "Endor Shield Generator" } }, expect { p1.card "Toy Walker", damage = 0 } },
}
scenario "Endor Shield Generator: not with 6" {
  rules = { "BOTF-459/forced_interrupt" }, quiet = { "BOTF-459/forced_reaction" },
  given = { turn = p2,
    p1 = { units = { "Toy Walker" }, objectives = { "Toy Garrison" }, support = { { "Endor Shield Generator", damage = 5 } } },
    p2 = { units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Walker" }, edge = p2, at = "strike" } },
  steps = { p2.strikes_with "Toy Pilgrim", expect { p1.card "Endor Shield Generator", damage = 6 } },
}
