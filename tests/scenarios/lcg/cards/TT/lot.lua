-- Technological Terror: cards drawn by lot.

scenario "Death Star: damage for each point of the dial" {
  rules = { "TT-259.2/constant-2" },
  given = { turn = p1, phase = "deployment", dial = 3, p1 = { units = { "Death Star" }, hand = { "Toy Bid" } } },
  steps = { p1.is_asked, expect { p1.card "Death Star", unit_damage = 3, blast_damage = 3, tactics = 1 }, p1.passes },
}
scenario "Death Star: none while the dial is at 0" {
  quiet = { "TT-259.2/constant-2" },
  given = { turn = p1, phase = "deployment", dial = 0, p1 = { units = { "Death Star" }, hand = { "Toy Bid" } } },
  steps = { p1.is_asked, expect { p1.card "Death Star", unit_damage = 0, blast_damage = 0 }, p1.passes },
}
scenario "Death Star: no tactics icon exhausts it from outside its engagement" {
  rules = { "TT-259.2/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker", "Death Star" } }, p2 = { units = { "Toy Leader" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Leader" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Leader", p2.may_choose_exactly { "Toy Trooper", "Toy Walker" }, p2.chooses "Toy Trooper", expect { p1.card "Toy Trooper", focus = 1 } },
}
scenario "Death Star: a tactics icon exhausts it in its engagement" {
  quiet = { "TT-259.2/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Death Star" } }, p2 = { units = { "Toy Leader" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Death Star" }, defenders = { "Toy Leader" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Leader", p2.chooses "Death Star", expect { p1.card "Death Star", focus = 1 } },
}
scenario "Death Star: an enemy event does not damage it" {
  rules = { "TT-259.2/constant-3" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Death Star" } }, p2 = { hand = { "Toy Dart" } } },
  steps = { p2.plays "Toy Dart", expect { p1.card "Death Star", damage = 0 } },
}
scenario "Death Star: the icons of enemy units do" {
  quiet = { "TT-259.2/constant-3" },
  given = { turn = p1, p1 = { units = { "Death Star" } }, p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Death Star" }, defenders = { "Toy Pilgrim" }, edge = p2, at = "strikes" } },
  steps = { p2.strikes_with "Toy Pilgrim", expect { p1.card "Death Star", damage = 1 } },
}
scenario "Death Star: nor does one exhaust or destroy it" {
  rules = { "TT-259.2/constant-3" },
  given = { turn = p2, p1 = { units = { "Toy Trooper", "Death Star" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Speeder", "Toy Escort", "Toy Pilgrim" }, support = { { "Toy Copilot", on = "Toy Speeder" }, { "Toy Copilot", on = "Toy Escort" } }, hand = { "Surprising Maneuver" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper", "Death Star" }, at = "actions after defenders" } },
  steps = { p2.plays "Surprising Maneuver", expect { p1.units, exactly = { "Death Star" } } },
}
