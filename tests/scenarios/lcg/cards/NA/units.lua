-- New Alliances: units.

scenario "Tydirium: the dial goes back as it is destroyed" {
  rules = { "NA-191.2/interrupt" },
  given = { turn = p1, phase = "deployment", dial = 3, p1 = { units = { "Toy Gunner" } }, p2 = { units = { { "Tydirium", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", p2.uses "Tydirium", expect { table, dial = 2 } },
}
scenario "Tydirium: never below 0" {
  quiet = { "NA-191.2/interrupt" },
  given = { turn = p1, phase = "deployment", dial = 0, p1 = { units = { "Toy Gunner" } }, p2 = { units = { { "Tydirium", damage = 1 } } } },
  steps = { p1.uses "Toy Gunner", expect { p2.discard, exactly = { "Tydirium" } }, expect { table, dial = 0 } },
}
scenario "Tydirium: an edge value for each enemy unit in the engagement" {
  rules = { "NA-191.2/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Walker" } }, p2 = { units = { "Tydirium" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Walker" }, defenders = { "Tydirium" }, at = "actions after defenders" } },
  steps = { expect { p2.card "Tydirium", edge_value = 2 } },
}
scenario "Tydirium: none outside the engagement" {
  quiet = { "NA-191.2/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Gunner" } }, p2 = { units = { "Tydirium", "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" }, at = "actions after defenders" } },
  steps = { p1.is_asked, expect { p2.card "Tydirium", edge_value = 0 }, p1.passes },
}
scenario "Stolen AT-ST: combat icons do nothing to it while it is ready" {
  rules = { "NA-191.4/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" } }, p2 = { units = { "Stolen AT-ST" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Stolen AT-ST" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p2.card "Stolen AT-ST", damage = 0 } },
}
scenario "Stolen AT-ST: nor tactics icons" {
  rules = { "NA-191.4/constant" },
  given = { turn = p1, p1 = { units = { "Toy Officer" } }, p2 = { units = { "Stolen AT-ST" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Officer" }, defenders = { "Stolen AT-ST" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Officer", expect { p2.card "Stolen AT-ST", focus = 0 } },
}
scenario "Stolen AT-ST: the effects of cards still work on it" {
  quiet = { "NA-191.4/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Stolen AT-ST" } } },
  steps = { p1.uses "Toy Gunner", expect { p2.card "Stolen AT-ST", damage = 1 } },
}
scenario "Stolen AT-ST: an exhausted one is damaged" {
  quiet = { "NA-191.4/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" } }, p2 = { units = { { "Stolen AT-ST", focus = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Stolen AT-ST" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p2.card "Stolen AT-ST", damage = 1 } },
}
