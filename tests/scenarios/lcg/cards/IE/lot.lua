-- Imperial Entanglements: cards drawn by lot.

scenario "One Last Trick: a focus token on a unit of no greater cost" {
  rules = { "IE-174.6/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner", "Toy Trooper", "Toy Walker" } },
    p2 = { units = { { "Toy Militia", damage = 1 }, { "Tydirium", damage = 1 }, "Toy Medic" }, hand = { "One Last Trick" }, objectives = { "The Last Warrior" } } },
  steps = {
    p1.uses "Toy Gunner", p1.chooses "Toy Militia", p2.plays "One Last Trick", p2.pays_with "The Last Warrior",
    p2.may_choose_exactly { "Toy Trooper", "Toy Militia" }, p2.cannot { "chooses", "Toy Gunner" }, p2.cannot { "chooses", "Toy Walker" },
    p2.chooses "Toy Trooper", expect { p1.card "Toy Trooper", focus = 1 },
  },
}
scenario "One Last Trick: also when a unit returns to the hand" {
  rules = { "IE-174.6/interrupt" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Gunner", "Toy Walker" } },
    p2 = { units = { "Toy Guardian" }, hand = { "One Last Trick", "Tactical Retreat" }, objectives = { "The Last Warrior", "Toy Refuge", "The Last Warrior" } } },
  steps = {
    p2.plays "Tactical Retreat", p2.pays_with "The Last Warrior", p2.chooses "Toy Guardian",
    p2.plays "One Last Trick", p2.chooses "Toy Gunner", expect { p1.card "Toy Gunner", focus = 1 }, expect { p2.hand, exactly = { "Toy Guardian" } },
  },
}
scenario "One Last Trick: not when a unit of the opponent leaves play" {
  quiet = { "IE-174.6/interrupt" },
  given = { turn = p2, phase = "deployment", p1 = { units = { { "Toy Trooper", damage = 1 }, "Toy Hunter" } },
    p2 = { units = { "Toy Militia" }, hand = { "One Last Trick" }, objectives = { "The Last Warrior" } } },
  steps = { p2.uses "Toy Militia", p2.chooses "Toy Trooper", expect { p1.units, exactly = { "Toy Hunter" } }, p2.is_asked, expect { p2.hand, exactly = { "One Last Trick" } }, p2.passes },
}
