-- Galactic Ambitions: cards drawn by lot.

scenario "4-LOM: a cheap enemy unit is captured when it strikes as an attacker" {
  rules = { "GA-222.3/reaction" },
  given = { turn = p1, p1 = { units = { "GA-222.3" }, objectives = { "Toy Garrison", "Toy Shipyard" } },
    p2 = { units = { "Toy Pilgrim", "Toy Guardian", "Toy Mentor", { "Tydirium", focus = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "4-LOM" }, defenders = { "Toy Pilgrim" }, edge = p1, at = "strikes" } },
  steps = {
    p1.strikes_with "4-LOM", p1.uses "4-LOM", p1.may_choose_exactly { "Toy Pilgrim", "Toy Guardian" }, p1.cannot { "chooses", "Toy Mentor" }, p1.cannot { "chooses", "Tydirium" },
    p1.chooses "Toy Pilgrim", p1.chooses "Toy Shipyard", expect { p1.captured, exactly = { "Toy Pilgrim" } },
  },
}
scenario "4-LOM: not as a defender" {
  quiet = { "GA-222.3/reaction" },
  given = { turn = p2, p1 = { units = { "GA-222.3" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Guardian" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Guardian" }, defenders = { "4-LOM" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "4-LOM", p1.cannot { "uses", "4-LOM" }, expect { p1.captured, count = 0 }, expect { p2.card "Toy Guardian", damage = 1 } },
}
scenario "4-LOM: not when another unit strikes" {
  quiet = { "GA-222.3/reaction" },
  given = { turn = p1, p1 = { units = { "GA-222.3", "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { units = { "Toy Guardian" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "4-LOM", "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", expect { p1.captured, count = 0 }, expect { p2.card "Toy Guardian", damage = 1 }, p2.strikes_with "Toy Guardian", p2.chooses "Toy Trooper" },
}

scenario "Terentatek: no shield prevents its damage" {
  rules = { "GA-221.2/constant-2" },
  given = { turn = p1, p1 = { units = { "Terentatek" } }, p2 = { units = { { "Toy Guardian", shields = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Terentatek" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Terentatek", expect { p2.card "Toy Guardian", damage = 3, shields = 1 } },
}
scenario "Terentatek: the damage of another unit is prevented" {
  quiet = { "GA-221.2/constant-2" },
  given = { turn = p1, p1 = { units = { "Terentatek", "Toy Trooper" } }, p2 = { units = { { "Toy Guardian", shields = 1 } }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Guardian" }, edge = p1, at = "strikes" } },
  steps = { p1.strikes_with "Toy Trooper", p2.shields "Toy Guardian", expect { p2.card "Toy Guardian", damage = 0, shields = 0 } },
}
scenario "Terentatek: a Force event does not exhaust it" {
  rules = { "GA-221.2/constant" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Terentatek" } }, p2 = { hand = { "CORE-3.4" }, objectives = { "Toy Refuge" } } },
  steps = { p2.plays "Jedi Mind Trick", expect { p1.card "Terentatek", focus = 0 } },
}
scenario "Terentatek: nor damages it" {
  rules = { "GA-221.2/constant" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Terentatek" }, hand = { "CORE-19.5" } } },
  steps = { p1.plays "Force Choke", expect { p1.card "Terentatek", damage = 0 } },
}
scenario "Terentatek: another event damages it" {
  quiet = { "GA-221.2/constant" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Terentatek" } }, p2 = { hand = { "Toy Dart" }, objectives = { "Toy Refuge" } } },
  steps = { p2.plays "Toy Dart", expect { p1.card "Terentatek", damage = 1 } },
}
