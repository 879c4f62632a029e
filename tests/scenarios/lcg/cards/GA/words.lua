-- Galactic Ambitions.

scenario "Corellian Slip: a focus token on a vehicle after one is taken from a vehicle" {
  rules = { "GA-227.6/reaction" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Tinker", { "Toy Walker", focus = 1 } } }, p2 = { units = { "Toy Pilgrim", "Toy Speeder" }, hand = { "Corellian Slip" }, objectives = { "Toy Spring" } } },
  steps = {
    p1.uses "Toy Tinker", p2.plays "Corellian Slip", p2.pays_with("Toy Spring", "for 1 resource"),
    p2.may_choose_exactly { "Toy Walker", "Toy Speeder" }, p2.cannot { "chooses", "Toy Pilgrim", says = "it is no Vehicle unit" },
    p2.chooses "Toy Walker", expect { p1.card "Toy Walker", focus = 1 },
  },
}
scenario "Corellian Slip: on a unit of one's own as well" {
  rules = { "GA-227.6/reaction" },
  given = { turn = p1, phase = "actions after drawing",
    p1 = { units = { "Toy Tinker", { "Toy Walker", focus = 1 } } }, p2 = { units = { "Toy Speeder" }, hand = { "Corellian Slip" }, objectives = { "Toy Spring" } } },
  steps = { p1.uses "Toy Tinker", p2.plays "Corellian Slip", p2.pays_with("Toy Spring", "for 1 resource"), p2.chooses "Toy Speeder", expect { p2.card "Toy Speeder", focus = 1 } },
}
scenario "Corellian Slip: not after one is taken from a character" {
  quiet = { "GA-227.6/reaction" },
  given = { turn = p2, phase = "actions after drawing",
    p2 = { units = { { "Toy Pilgrim", focus = 1 }, "Toy Speeder" }, hand = { "Toy Release", "Corellian Slip" }, objectives = { "Toy Spring", "Toy Beacon" } } },
  steps = { p2.plays "Toy Release", p2.chooses "Toy Pilgrim", expect { p2.card "Toy Speeder", focus = 0 }, expect { p2.hand, exactly = { "Corellian Slip" } } },
}

scenario "Defiance: vehicles without damage protect vehicles" {
  rules = { "GA-228.2/constant" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { "Toy Gunner" } }, p2 = { units = { "Defiance", { "Toy Speeder", damage = 1 }, "Toy Escort", "Toy Pilgrim" } } },
  steps = {
    p1.uses "Toy Gunner", p1.chooses "Toy Speeder", p2.may_choose { "protects with Defiance for 1 damage", "protects with Toy Escort for 1 damage" },
    p2.protects_with("Defiance", "for 1 damage"), expect { p2.card "Toy Speeder", damage = 1 }, expect { p2.card "Defiance", damage = 1 },
  },
}
scenario "Defiance: not with damage on them, and no characters" {
  rules = { "GA-228.2/constant" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { "Toy Gunner" } }, p2 = { units = { { "Defiance", damage = 1 }, "Toy Speeder", "Toy Pilgrim", "Toy Mentor" } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Defiance", p2.may_choose { "protects with Toy Speeder for 1 damage" }, p2.passes, expect { p2.card "Defiance", damage = 2 } },
}
scenario "Defiance: a vehicle with damage on it protects none" {
  quiet = { "GA-228.2/constant" },
  given = { turn = p1, phase = "actions after drawing", p1 = { units = { "Toy Gunner" } }, p2 = { units = { { "Defiance", damage = 1 }, "Toy Speeder", "Toy Mentor" } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Speeder", p1.is_asked, expect { p2.card "Toy Speeder", damage = 1 } },
}
