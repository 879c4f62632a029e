-- Ready for Takeoff.

scenario "\"Mauler\" Mithel: as a pilot he takes a fighter out of the engagement" {
  rules = { "RFT-143.2/action" },
  given = { turn = p1, p1 = { units = { "TIE Advanced" }, support = { { "\"Mauler\" Mithel", on = "TIE Advanced" } } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "TIE Advanced" }, defenders = { "Toy Mentor" }, edge = p2, at = "actions after the edge battle" } },
  steps = { p1.uses "\"Mauler\" Mithel", expect { p1.card "TIE Advanced", participating = false, exhausted = false }, expect { p1.card "\"Mauler\" Mithel", focus = 1 } },
}
scenario "\"Mauler\" Mithel: not as a unit" {
  quiet = { "RFT-143.2/action" },
  given = { turn = p1, p1 = { units = { "TIE Advanced", "\"Mauler\" Mithel" } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "TIE Advanced" }, defenders = { "Toy Mentor" }, edge = p2, at = "actions after the edge battle" } },
  steps = { p1.cannot { "uses", "\"Mauler\" Mithel" } },
}
scenario "\"Mauler\" Mithel: no vehicle that is not a fighter" {
  quiet = { "RFT-143.2/action" },
  given = { turn = p1, p1 = { units = { "Toy Walker" }, support = { { "\"Mauler\" Mithel", on = "Toy Walker" } } }, p2 = { units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = { "Toy Mentor" }, edge = p2, at = "actions after the edge battle" } },
  steps = { p1.cannot { "uses", "\"Mauler\" Mithel" } },
}
