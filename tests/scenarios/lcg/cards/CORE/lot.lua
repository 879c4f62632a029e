-- Core Set: cards drawn by lot.

scenario "Log Trap: the opponent puts a focus token on one of the attackers" {
  rules = { "CORE-17.4/action" },
  given = { turn = p1, p1 = { units = { "Toy Trooper", "Toy Officer", "Toy Walker" } }, p2 = { support = { "Log Trap" }, units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper", "Toy Officer" }, defenders = { "Toy Pilgrim" }, at = "actions after defenders" } },
  steps = {
    p2.uses "Log Trap", p1.may_choose_exactly { "Toy Trooper", "Toy Officer" }, p1.chooses "Toy Trooper",
    expect { p1.card "Toy Trooper", focus = 1 }, expect { p2.card "Log Trap", focus = 1 },
  },
}
scenario "Log Trap: not without an attacker of the opponent" {
  quiet = { "CORE-17.4/action" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } }, p2 = { support = { "Log Trap" }, units = { "Toy Pilgrim" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" }, at = "actions after defenders" } },
  steps = { p2.cannot { "uses", "Log Trap" } },
}
scenario "Log Trap: not if it is exhausted" {
  quiet = { "CORE-17.4/action" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" } }, p2 = { support = { { "Log Trap", focus = 1 } }, units = { "Toy Pilgrim" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" }, at = "actions after defenders" } },
  steps = { p2.cannot { "uses", "Log Trap" } },
}
