-- Core Set: what resources match.

scenario "Common Ground: the resources of its objective match every affiliation" {
  rules = { "CORE-16.4/constant", "LCG-KW-INF-01" },
  given = { turn = p2, phase = "deployment", p2 = { objectives = { "Toy Spring" }, support = { { "Common Ground", on = "Toy Spring" } }, hand = { "Toy Pilgrim" } } },
  steps = { p2.plays "Toy Pilgrim", expect { p2.units, exactly = { "Toy Pilgrim" } }, expect { p2.card "Toy Spring", focus = 1 } },
}
scenario "Common Ground: the resources of other objectives match as before" {
  quiet = { "CORE-16.4/constant" },
  given = { turn = p2, phase = "deployment", p2 = { objectives = { { "Toy Spring", focus = 1 }, "Toy Refuge", { "Toy Spring" } }, support = { { "Common Ground", on = "Toy Spring" } }, hand = { "Toy Leader", "Toy Speeder" } } },
  steps = { p2.may_choose_exactly { "plays Toy Leader", "plays Toy Speeder", pass } , p2.passes },
}
scenario "Rumors at the Cantina: no match is needed" {
  rules = { "CORE-16.1/constant" },
  given = { turn = p2, phase = "deployment", p2 = { objectives = { "Rumors at the Cantina" }, hand = { "Toy Pilgrim", "Toy Mentor" } } },
  steps = { p2.may_choose_exactly { "plays Toy Pilgrim", pass }, p2.cannot { "plays", "Toy Mentor", because = "LCG-RSC-05" }, p2.plays "Toy Pilgrim", expect { p2.units, exactly = { "Toy Pilgrim" } } },
}
scenario "Rumors at the Cantina: the opponent needs one" {
  quiet = { "CORE-16.1/constant" },
  given = { turn = p1, phase = "deployment", p1 = { objectives = { "Toy Furnace" }, hand = { "Toy Trooper" } }, p2 = { objectives = { "Rumors at the Cantina" } } },
  steps = { p1.cannot { "plays", "Toy Trooper", because = "LCG-RSC-05" }, p1.passes },
}
scenario "Rebel Sympathizer: the next card costs 1 less and needs no match" {
  rules = { "CORE-16.2/action" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Rebel Sympathizer" }, objectives = { "Rumors at the Cantina", "Toy Beacon" }, hand = { "Toy Guardian", "Toy Pilgrim" } } },
  steps = {
    p2.uses "Rebel Sympathizer", p2.plays "Toy Guardian", p2.pays_with "Toy Beacon",
    p2.plays "Toy Pilgrim", expect { p2.units, exactly = { "Toy Guardian", "Toy Pilgrim" } },
    expect { p2.card "Rumors at the Cantina", focus = 1 }, expect { p2.card "Toy Beacon", focus = 1 },
  },
}
scenario "Rebel Sympathizer: for one card only" {
  rules = { "CORE-16.2/action" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Rebel Sympathizer" }, objectives = { "Toy Beacon", "Toy Beacon" }, hand = { "Toy Guardian", "Toy Pilgrim" } } },
  steps = {
    p2.cannot { "plays", "Toy Pilgrim", because = "LCG-RSC-05" },
    p2.uses "Rebel Sympathizer", p2.plays "Toy Guardian", p2.pays_with "Toy Beacon",
    p2.cannot { "plays", "Toy Pilgrim", because = "LCG-RSC-05" }, p2.passes,
  },
}
scenario "Log Trap: the opponent places the token, so that a shield is of no use" {
  rules = { "CORE-17.4/action" },
  given = { turn = p1, p1 = { units = { { "Toy Trooper", shields = 1 } } }, p2 = { objectives = { "Toy Refuge" }, support = { "Log Trap" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = {}, at = "actions after attackers" } },
  steps = { p2.uses "Log Trap", expect { p1.card "Toy Trooper", focus = 1, shields = 1 } },
}
