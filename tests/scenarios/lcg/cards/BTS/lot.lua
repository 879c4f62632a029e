-- Between the Shadows: cards drawn by lot.

scenario "Imperial Discipline: the opponent deals 1 damage to one of the opponent's objectives" {
  rules = { "BTS-140.5/reaction" },
  given = { turn = p2, phase = "deployment", p1 = { support = { "Imperial Discipline" }, units = { { "Toy Trooper", damage = 1 } }, objectives = { "Toy Garrison" } },
    p2 = { units = { "Toy Militia" }, objectives = { "Toy Refuge", "Toy Academy" } } },
  steps = { p2.uses "Toy Militia", p1.uses "Imperial Discipline", p2.may_choose_exactly { "Toy Refuge", "Toy Academy" },
    p2.chooses "Toy Academy", expect { p2.card "Toy Academy", damage = 1 }, expect { p2.card "Toy Refuge", damage = 0 }, expect { p1.card "Toy Garrison", damage = 0 } },
}
scenario "Imperial Discipline: also after a Trooper returns to a hand" {
  rules = { "BTS-140.5/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Imperial Discipline", "Toy Empire" }, units = { "Toy Trooper" }, hand = { "Toy Recall" } }, p2 = { objectives = { "Toy Refuge" } } },
  steps = { p1.plays "Toy Recall", p1.uses "Imperial Discipline", expect { p2.card "Toy Refuge", damage = 1 } },
}
scenario "Imperial Discipline: not after another unit" {
  quiet = { "BTS-140.5/reaction" },
  given = { turn = p2, phase = "deployment", p1 = { support = { "Imperial Discipline" }, units = { { "Toy Officer", damage = 1 } } },
    p2 = { units = { "Toy Militia" }, objectives = { "Toy Refuge", "Toy Academy" } } },
  steps = { p2.uses "Toy Militia", p1.cannot { "uses", "Imperial Discipline" }, expect { p1.units, count = 0 }, expect { p2.card "Toy Refuge", damage = 0 } },
}
scenario "Imperial Discipline: not after a Trooper of the opponent" {
  quiet = { "BTS-140.5/reaction" },
  given = { turn = p1, phase = "deployment", p1 = { support = { "Imperial Discipline" }, units = { "Toy Gunner" } },
    p2 = { units = { { "Rebel Commando", damage = 1 } }, objectives = { "Toy Refuge" } } },
  steps = { p1.uses "Toy Gunner", expect { p2.units, count = 0 }, expect { p2.card "Toy Refuge", damage = 0 } },
}
scenario "Imperial Discipline: three times in a phase and no fourth time" {
  rules = { "BTS-140.5/reaction" },
  given = { turn = p2, phase = "deployment",
    p1 = { support = { "Imperial Discipline" }, units = { { "ISB Interrogators" }, { "ISB Interrogators" }, { "ISB Interrogators" }, { "ISB Interrogators" } } },
    p2 = { units = { "Toy Militia", "Toy Militia", "Toy Militia", "Toy Militia" }, objectives = { "Toy Refuge" } } },
  steps = {
    p2.uses "Toy Militia", p2.chooses "ISB Interrogators", p1.uses "Imperial Discipline", p2.uses "Toy Militia", p2.chooses "ISB Interrogators", p1.uses "Imperial Discipline",
    p2.uses "Toy Militia", p2.chooses "ISB Interrogators", p1.uses "Imperial Discipline", p2.uses "Toy Militia", expect { p1.units, count = 0 }, expect { p2.card "Toy Refuge", damage = 3 },
  },
}
