-- Press the Attack: enhancements.

scenario "Promotion: the striking unit has the icons of the enhanced unit too" {
  rules = { "PTA-210.6/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Lieutenant Childsen" }, support = { { "Promotion", on = "Lieutenant Childsen" } } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", p1.uses "Promotion", p1.resolves "unit damage", expect { p2.card "Toy Guardian", damage = 3 }, expect { p2.card "Toy Refuge", damage = 1 }, expect { p1.card "Promotion", focus = 1 } },
}
scenario "Promotion: not for a unit of another affiliation, nor the enhanced one" {
  quiet = { "PTA-210.6/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Hunter", "Lieutenant Childsen" }, support = { { "Promotion", on = "Lieutenant Childsen" } } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Hunter" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Hunter", p1.passes, expect { p1.card "Promotion", focus = 0 } },
}
scenario "Promotion: only on an officer of the Imperial Navy" {
  rules = { "LCG-CARD-08" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Trooper" }, objectives = { "Toy Shipyard" }, hand = { "Promotion" } } },
  steps = { p1.cannot { "plays", "Promotion", because = "LCG-CARD-08" } },
}
