-- Technological Terror: objectives.

scenario "Heart of Cold: one damage less after Scum and Villainy fate cards, however many, are revealed" {
  rules = { "TT-260.1/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" }, objectives = { { "Heart of Cold", damage = 3 } }, edge = { "Toy Bounty", "Toy Bounty" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = { p1.uses "Heart of Cold", expect { p1.card "Heart of Cold", damage = 2 } },
}
scenario "Heart of Cold: not after fate cards of no affiliation" {
  quiet = { "TT-260.1/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" }, objectives = { { "Heart of Cold", damage = 3 } }, edge = { "Toy Twist" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" } } },
  steps = { expect { p1.card "Heart of Cold", damage = 3 } },
}
