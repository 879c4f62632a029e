-- Scrap Metal.

scenario "R5-D8: three cards for a vehicle with a pilot that leaves play" {
  rules = { "SM-247.4/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Speeder", damage = 1 } }, support = { { "Duros Smuggler", on = "Toy Speeder" } }, hand = { "R5-D8" }, deck = { "Toy Medic", "Toy Sniper", "Toy Pilgrim", "Toy Lesson" } } },
  steps = {
    p1.uses "Toy Gunner", p2.uses "R5-D8",
    expect { p2.hand, exactly = { "Toy Medic", "Toy Sniper", "Toy Pilgrim" } },
    expect { p2.discard, exactly = { "R5-D8", "Toy Speeder", "Duros Smuggler" } },
  },
}
scenario "R5-D8: not for a vehicle without a pilot" {
  quiet = { "SM-247.4/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Speeder", damage = 2 } }, support = { { "Toy Relic", on = "Toy Speeder" } }, hand = { "R5-D8" }, deck = { "Toy Medic", "Toy Sniper", "Toy Pilgrim" } } },
  steps = { p1.uses "Toy Gunner", expect { p2.units, count = 0 }, expect { p2.hand, exactly = { "R5-D8" } } },
}
scenario "R5-D8: not for a unit that is no vehicle" {
  quiet = { "SM-247.4/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } },
    p2 = { units = { "Toy Speeder", { "Toy Pilgrim", damage = 1 } }, support = { { "Duros Smuggler", on = "Toy Pilgrim" } }, hand = { "R5-D8" }, deck = { "Toy Medic", "Toy Sniper", "Toy Pilgrim" } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Pilgrim", expect { p2.hand, exactly = { "R5-D8" } } },
}
scenario "R5-D8: not for the opponent's vehicle" {
  quiet = { "SM-247.4/interrupt" },
  given = { turn = p1, phase = "deployment",
    p1 = { units = { "TIE Advanced", "Toy Trooper" }, support = { "Toy Empire", { "Black Squadron Pilot", on = "TIE Advanced" } }, hand = { "Toy Recall" } },
    p2 = { hand = { "R5-D8" }, deck = { "Toy Medic", "Toy Sniper", "Toy Pilgrim" } } },
  steps = { p1.plays "Toy Recall", p1.chooses "TIE Advanced", expect { p2.hand, exactly = { "R5-D8" } } },
}
scenario "R5-D8: from the hand only" {
  quiet = { "SM-247.4/interrupt" },
  given = { turn = p1, phase = "deployment", p1 = { units = { "Toy Gunner" } },
    p2 = { units = { { "Toy Speeder", damage = 1 }, "R5-D8" }, support = { { "Duros Smuggler", on = "Toy Speeder" } }, deck = { "Toy Medic", "Toy Sniper", "Toy Pilgrim" } } },
  steps = { p1.uses "Toy Gunner", p1.chooses "Toy Speeder", expect { p2.hand, count = 0 }, expect { p2.units, exactly = { "R5-D8" } } },
}
