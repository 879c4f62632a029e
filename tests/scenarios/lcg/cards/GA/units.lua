-- Galactic Ambitions: cards drawn by lot.

scenario "Backstabber: a focus token on an enemy of the engagement" {
  rules = { "GA-220.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "GA-220.2", "Toy Drop" } },
    p2 = { units = { "Toy Mentor", "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" }, at = "actions after defenders" } },
  steps = {
    p1.plays "Toy Drop",
    p1.uses "\"Backstabber\"",
    expect { p2.card "Toy Mentor", focus = 1 },
    expect { p2.card "Toy Pilgrim", focus = 0 },
  },
}

scenario "Backstabber: no unit outside the engagement, and none of its own side" {
  rules = { "GA-220.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, hand = { "GA-220.2", "Toy Drop" } },
    p2 = { units = { "Toy Mentor", "Toy Speeder", "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor", "Toy Speeder" }, at = "actions after defenders" } },
  steps = {
    p1.plays "Toy Drop",
    p1.uses "\"Backstabber\"",
    p1.may_choose_exactly { "Toy Mentor", "Toy Speeder" },
    p1.cannot { "chooses", "Toy Pilgrim", says = "it is no participating unit" },
    p1.cannot { "chooses", "Toy Trooper", says = "it is no enemy unit" },
    p1.chooses "Toy Speeder",
    expect { p2.card "Toy Speeder", focus = 1 },
  },
}

scenario "Backstabber: nothing when another unit enters play" {
  quiet = { "GA-220.2/reaction" },
  given = { turn = p1,
    p1 = { units = { "GA-220.2" }, hand = { "Toy Trooper", "Toy Drop" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "\"Backstabber\"" }, defenders = { "Toy Mentor" }, at = "actions after defenders" } },
  steps = {
    p1.plays "Toy Drop",
    p1.cannot { "uses", "\"Backstabber\"" },
    expect { p2.card "Toy Mentor", focus = 0 },
  },
}

scenario "Backstabber: nothing outside an engagement" {
  quiet = { "GA-220.2/reaction" },
  given = { phase = "deployment", turn = p1,
    p1 = { hand = { "GA-220.2" }, objectives = { "Toy Shipyard", "CORE-19.1" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } } },
  steps = {
    p1.plays "\"Backstabber\"",
    p1.pays_with "Fall of the Jedi",
    p1.may_choose_exactly { "engages Toy Refuge", pass },
    p1.cannot { "uses", "\"Backstabber\"" },
    expect { p2.card "Toy Mentor", focus = 0 },
  },
}

scenario "Backstabber: played from the hand into the engagement" {
  rules = { "GA-220.2/action" },
  given = { turn = p1,
    p1 = { units = { "Toy Trooper" }, objectives = { "Toy Furnace", "Toy Vault" }, hand = { "GA-220.2" } },
    p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Mentor" }, at = "actions after defenders" } },
  steps = {
    p1.uses "\"Backstabber\"", p1.pays_with("Toy Furnace", "for 1 resource"), p1.pays_with("Toy Vault", "for 1 resource"),
    expect { p1.card "\"Backstabber\"", participating = true },
    p1.uses "\"Backstabber\"",
  },
}
scenario "Backstabber: not from the hand outside an engagement" {
  quiet = { "GA-220.2/action" },
  given = { turn = p1, phase = "actions after the struggle",
    p1 = { units = { "Toy Gunner" }, objectives = { "Toy Furnace", "Toy Vault" }, hand = { "GA-220.2" } }, p2 = { units = { "Toy Mentor" } } },
  steps = { p1.may_choose_exactly { "uses Toy Gunner", pass } },
}
