-- Ready for Takeoff: enhancements.

scenario "Conner Net: no icon of the vehicle counts without the edge" {
  rules = { "RFT-142.5/constant" },
  given = { turn = p1, p1 = { units = { "Toy Walker" } }, p2 = { support = { { "Conner Net", on = "Toy Walker" } }, units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = { "Toy Mentor" }, edge = p2, at = "actions after the edge battle" } },
  steps = { expect { p1.card "Toy Walker", unit_damage = 0, blast_damage = 0 } },
}
scenario "Conner Net: with the edge all of them count" {
  quiet = { "RFT-142.5/constant" },
  given = { turn = p1, p1 = { units = { "Toy Walker" } }, p2 = { support = { { "Conner Net", on = "Toy Walker" } }, units = { "Toy Mentor" }, objectives = { "Toy Refuge" } },
    engagement = { objective = "Toy Refuge", attackers = { "Toy Walker" }, defenders = { "Toy Mentor" }, edge = p1, at = "actions after the edge battle" } },
  steps = { expect { p1.card "Toy Walker", unit_damage = 1, blast_damage = 2 } },
}
