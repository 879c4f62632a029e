-- Draw Their Fire and others: what no effect of a kind affects, in whatever way.

scenario "Gray Squadron Y-Wing: an event changes none of its numbers" {
  rules = { "DTF-147.3/constant" },
  given = { turn = p2, phase = "deployment", p2 = { hand = { "Toy Grudge", "Toy Slinger" }, units = { { "Gray Squadron Y-Wing", damage = 1 } } } },
  steps = { p2.plays "Toy Grudge", expect { p2.card "Gray Squadron Y-Wing", unit_damage = 0 } },
}
scenario "Gray Squadron Y-Wing: an event puts no shield on it" {
  rules = { "DTF-147.3/constant" },
  given = { turn = p2, phase = "deployment", p2 = { hand = { "Toy Rally", "Toy Slinger" }, units = { "Gray Squadron Y-Wing" }, objectives = { "Toy Refuge" } } },
  steps = { p2.plays "Toy Rally", p2.chooses "Gray Squadron Y-Wing", expect { p2.card "Gray Squadron Y-Wing", shields = 0 } },
}
scenario "Gray Squadron Y-Wing: an event takes it back to no hand" {
  rules = { "DTF-147.3/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Gray Squadron Y-Wing", "Toy Pilgrim" }, hand = { "Tactical Retreat", "Toy Slinger" }, objectives = { "The Last Warrior" } } },
  steps = { p2.plays "Tactical Retreat", p2.chooses "Gray Squadron Y-Wing", p2.chooses "Toy Pilgrim", expect { p2.units, exactly = { "Gray Squadron Y-Wing" } } },
}
scenario "Gray Squadron Y-Wing: nobody takes control of it with an event" {
  rules = { "DTF-147.3/constant" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Toy Corruption" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Gray Squadron Y-Wing" } } },
  steps = { p1.plays "Toy Corruption", expect { p2.units, exactly = { "Gray Squadron Y-Wing" } } },
}
scenario "Gray Squadron Y-Wing: no event removes it from an engagement" {
  rules = { "DTF-147.3/constant" },
  given = { turn = p2, p1 = { objectives = { "Toy Garrison" } }, p2 = { units = { "Gray Squadron Y-Wing" }, hand = { "Toy Retreat" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Garrison", attackers = { "Gray Squadron Y-Wing" }, defenders = {}, at = "actions after attackers" } },
  steps = { p2.plays "Toy Retreat", expect { p2.card "Gray Squadron Y-Wing", participating = true } },
}
scenario "Gray Squadron Y-Wing: an enhancement changes it as usual" {
  quiet = { "DTF-147.3/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Gray Squadron Y-Wing" }, support = { { "Toy Relic", on = "Gray Squadron Y-Wing" } } } },
  steps = { expect { p2.card "Gray Squadron Y-Wing", unit_damage = 1, capacity = 3 } },
}
scenario "Death Star: no enemy enhancement changes it" {
  rules = { "TT-259.2/constant-3" },
  given = { turn = p1, phase = "deployment", dial = 0, p1 = { units = { "Death Star" } }, p2 = { support = { { "Toy Relic", on = "Death Star" } } } },
  steps = { expect { p1.card "Death Star", unit_damage = 0, capacity = 12 } },
}
scenario "Death Star: no ability of an enemy unit damages it" {
  rules = { "TT-259.2/constant-3" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Death Star" } }, p2 = { units = { "Toy Slinger" } } },
  steps = { p2.uses "Toy Slinger", expect { p1.card "Death Star", damage = 0 } },
}
scenario "Death Star: its own side's effects are no enemy effects" {
  quiet = { "TT-259.2/constant-3" },
  given = { turn = p1, phase = "deployment", dial = 0, p1 = { units = { "Death Star" }, support = { { "Toy Banner", on = "Death Star" } } } },
  steps = { expect { p1.card "Death Star", unit_damage = 1 } },
}
scenario "Death Star: no shield, no protect and no redirection against its damage" {
  rules = { "TT-259.2/constant-4" },
  given = { turn = p1, dial = 1, p1 = { units = { "Death Star" } }, p2 = { units = { { "Toy Pilgrim", shields = 1 }, "Toy Guardian", "Toy Martyr" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Death Star" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Death Star", p1.resolves "unit damage", p1.chooses "Toy Pilgrim", expect { p2.card "Toy Pilgrim", damage = 1, shields = 1 }, p1.resolves "blast damage", p1.chooses "Toy Guardian" },
}
scenario "Death Star: the damage of another unit is prevented" {
  quiet = { "TT-259.2/constant-4" },
  given = { turn = p1, dial = 1, p1 = { units = { "Death Star", "Toy Trooper" } }, p2 = { units = { { "Toy Pilgrim", shields = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", p2.shields "Toy Pilgrim", expect { p2.card "Toy Pilgrim", damage = 0, shields = 0 } },
}
