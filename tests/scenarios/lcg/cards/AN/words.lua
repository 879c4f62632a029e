-- Aggressive Negotiations.

scenario "Security Trooper: unit damage for each card captured at the engaged objective" {
  rules = { "AN-268.3/constant" },
  given = { turn = p2, p1 = { units = { "Security Trooper" }, objectives = { "Toy Garrison", "Toy Shipyard" },
      captured = { { "Toy Mentor", on = "Toy Garrison" }, { "Toy Medic", on = "Toy Garrison" }, { "Toy Sniper", on = "Toy Shipyard" } } },
    p2 = { units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Security Trooper" }, edge = p2, at = "strike" } },
  steps = { expect { p1.card "Security Trooper", unit_damage = 2 } },
}
scenario "Security Trooper: none where it attacks" {
  quiet = { "AN-268.3/constant" },
  given = { turn = p1, p1 = { units = { "Security Trooper" }, objectives = { "Toy Garrison" }, captured = { { "Toy Mentor", on = "Toy Garrison" } } },
    p2 = { units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Security Trooper" }, defenders = { "Toy Pilgrim" }, edge = p2, at = "strike" } },
  steps = { expect { p1.card "Security Trooper", unit_damage = 0 } },
}
scenario "Security Trooper: none without a captured card there" {
  quiet = { "AN-268.3/constant" },
  given = { turn = p2, p1 = { units = { "Security Trooper" }, objectives = { "Toy Garrison", "Toy Shipyard" }, captured = { { "Toy Sniper", on = "Toy Shipyard" } } },
    p2 = { units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Security Trooper" }, edge = p2, at = "strike" } },
  steps = { expect { p1.card "Security Trooper", unit_damage = 0 } },
}
