-- Assault on Echo Base.

scenario "Col Serra: no damage by the opponent in an engagement with the edge" {
  rules = { "AOEB-54.2/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Gunner" } }, p2 = { units = { "Col Serra" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Gunner" }, defenders = { "Col Serra" }, edge = p2, at = "actions after the edge battle" } },
  steps = { p1.uses "Toy Gunner", expect { p2.card "Col Serra", damage = 0 } },
}
scenario "Col Serra: damage without the edge" {
  quiet = { "AOEB-54.2/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Gunner" } }, p2 = { units = { "Col Serra" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Gunner" }, defenders = { "Col Serra" }, edge = p1, at = "actions after the edge battle" } },
  steps = { p1.uses "Toy Gunner", expect { p2.card "Col Serra", damage = 1 } },
}
scenario "Col Serra: damage where he takes no part" {
  quiet = { "AOEB-54.2/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Gunner" } }, p2 = { units = { "Toy Mentor", "Col Serra" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" }, edge = p2, at = "actions after the edge battle" } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Col Serra", expect { p2.card "Col Serra", damage = 1 } },
}
scenario "Col Serra: no focus tokens by the opponent in an engagement with the edge" {
  rules = { "AOEB-54.2/constant" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Saboteur" } }, p2 = { units = { "Col Serra" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Col Serra" }, edge = p2, at = "actions after the edge battle" } },
  steps = { p1.uses "Toy Saboteur", expect { p2.card "Col Serra", focus = 0 } },
}
