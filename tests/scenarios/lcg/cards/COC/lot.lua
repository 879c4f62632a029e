-- Chain of Command: cards drawn by lot.

scenario "Surprising Maneuver: two piloted vehicles are focused and every defender is destroyed" {
  rules = { "COC-162.6/action" },
  given = { turn = p2, p1 = { units = { "Toy Trooper", "Toy Walker", "Toy Gunner" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Speeder", "Toy Escort", "Toy Pilgrim" }, support = { { "Toy Copilot", on = "Toy Speeder" }, { "Toy Copilot", on = "Toy Escort" } }, hand = { "Surprising Maneuver" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper", "Toy Walker" }, at = "actions after defenders" } },
  steps = { p2.plays "Surprising Maneuver", expect { p1.units, exactly = { "Toy Gunner" } }, expect { p2.card "Toy Speeder", focus = 1 }, expect { p2.card "Toy Escort", focus = 1 } },
}
scenario "Surprising Maneuver: the defenders of its own player too" {
  rules = { "COC-162.6/action" },
  given = { turn = p1, p1 = { units = { "Toy Trooper" } },
    p2 = { units = { "Toy Speeder", "Toy Escort", "Toy Pilgrim" }, support = { { "Toy Copilot", on = "Toy Speeder" }, { "Toy Copilot", on = "Toy Escort" } }, hand = { "Surprising Maneuver" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Trooper" }, defenders = { "Toy Pilgrim" }, at = "actions after defenders" } },
  steps = { p2.plays "Surprising Maneuver", expect { p2.units, exactly = { "Toy Speeder", "Toy Escort" } }, expect { p1.units, count = 1 } },
}
scenario "Surprising Maneuver: one piloted vehicle is not enough" {
  quiet = { "COC-162.6/action" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Speeder", "Toy Escort", "Toy Pilgrim" }, support = { { "Toy Copilot", on = "Toy Speeder" } }, hand = { "Surprising Maneuver" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" }, at = "actions after defenders" } },
  steps = { p2.cannot { "plays", "Surprising Maneuver" }, p2.passes, p2.passes },
}
scenario "Surprising Maneuver: an exhausted one does not count" {
  quiet = { "COC-162.6/action" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } },
    p2 = { units = { { "Toy Speeder", focus = 1 }, "Toy Escort", "Toy Pilgrim" }, support = { { "Toy Copilot", on = "Toy Speeder" }, { "Toy Copilot", on = "Toy Escort" } }, hand = { "Surprising Maneuver" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = { "Toy Trooper" }, at = "actions after defenders" } },
  steps = { p2.cannot { "plays", "Surprising Maneuver" }, p2.passes, p2.passes },
}
scenario "Surprising Maneuver: nothing without defenders" {
  quiet = { "COC-162.6/action" },
  given = { turn = p2, p1 = { units = { "Toy Trooper" }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Speeder", "Toy Escort", "Toy Pilgrim" }, support = { { "Toy Copilot", on = "Toy Speeder" }, { "Toy Copilot", on = "Toy Escort" } }, hand = { "Surprising Maneuver" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim" }, defenders = {}, at = "actions after defenders" } },
  steps = { p2.cannot { "plays", "Surprising Maneuver" }, p2.passes, p2.passes },
}
