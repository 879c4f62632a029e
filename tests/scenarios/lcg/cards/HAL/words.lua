-- Heroes and Legends.

scenario "Forward Reconnaissance: 1 damage to a defender after an attacker of one's own leaves play" {
  rules = { "HAL-98.1/reaction" },
  given = { turn = p2, p1 = { units = { "Toy Walker", "Toy Reaper", "Toy Gunner" }, objectives = { "Toy Garrison" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 }, "Toy Mentor" }, objectives = { "Forward Reconnaissance" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Pilgrim", "Toy Mentor" }, defenders = { "Toy Walker", "Toy Reaper" }, edge = p1, at = "actions after the edge battle" } },
  steps = {
    p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", p2.uses "Forward Reconnaissance", p2.may_choose_exactly { "Toy Walker", "Toy Reaper" }, p2.chooses "Toy Walker",
    expect { p1.card "Toy Walker", damage = 1 },
  },
}
scenario "Forward Reconnaissance: not for a unit that took no part" {
  quiet = { "HAL-98.1/reaction" },
  given = { turn = p2, p1 = { units = { "Toy Walker", "Toy Gunner" }, objectives = { "Toy Garrison" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 }, "Toy Mentor" }, objectives = { "Forward Reconnaissance" } },
    engagement = { objective = "Toy Garrison", attackers = { "Toy Mentor" }, defenders = { "Toy Walker" }, edge = p1, at = "actions after the edge battle" } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", expect { p2.units, count = 1 }, expect { p1.card "Toy Walker", damage = 0 } },
}
scenario "Forward Reconnaissance: not for a defender of one's own" {
  quiet = { "HAL-98.1/reaction" },
  given = { turn = p1, p1 = { units = { "Toy Walker", "Toy Gunner" } },
    p2 = { units = { { "Toy Pilgrim", damage = 1 }, "Toy Mentor" }, objectives = { "Forward Reconnaissance" } },
    engagement = { objective = "Forward Reconnaissance", attackers = { "Toy Walker" }, defenders = { "Toy Pilgrim", "Toy Mentor" }, edge = p1, at = "actions after the edge battle" } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", p1.strikes_with "Toy Walker", expect { p2.card "Toy Mentor", damage = 0 }, p1.resolves "unit damage" },
}
