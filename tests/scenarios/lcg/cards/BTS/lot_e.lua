-- Between the Shadows: cards drawn by lot.

local function sacrifice(third)
  return { turn = p2, phase = "deployment", p1 = { units = { "Toy Walker", "Toy Trooper" } },
    p2 = { units = { "Toy Mentor", "Toy Pilgrim" }, hand = { "Noble Sacrifice" }, objectives = { "Toy Refuge", "Toy Academy", third } } }
end
scenario "Noble Sacrifice: a Force User for three focus tokens on an enemy unit" {
  rules = { "BTS-129.5/action" },
  given = sacrifice("Toy Harbour"),
  steps = { p2.plays "Noble Sacrifice", p2.pays_with "Toy Refuge", p2.chooses "Toy Mentor", p2.may_choose_exactly { "Toy Walker", "Toy Trooper" }, p2.chooses "Toy Walker",
    expect { p1.card "Toy Walker", focus = 3 }, expect { p2.units, exactly = { "Toy Pilgrim" } } },
}
scenario "Noble Sacrifice: not with two Jedi objectives" {
  quiet = { "BTS-129.5/action" },
  given = sacrifice("Toy Spring"),
  steps = { p2.cannot { "plays", "Noble Sacrifice" } },
}
scenario "Noble Sacrifice: not without a Force User" {
  quiet = { "BTS-129.5/action" },
  given = { turn = p2, phase = "deployment", p1 = { units = { "Toy Walker" } }, p2 = { units = { "Toy Pilgrim" }, hand = { "Noble Sacrifice" }, objectives = { "Toy Refuge", "Toy Academy", "Toy Harbour" } } },
  steps = { p2.cannot { "plays", "Noble Sacrifice" } },
}

scenario "Official Inquiry: one of the three top cards is captured, the others go back in any order" {
  rules = { "BTS-139.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Official Inquiry" }, objectives = { "Toy Furnace", "Toy Garrison" } }, p2 = { deck = { "Toy Pilgrim", "Toy Medic", "Toy Mentor", "Toy Scribe" } } },
  steps = { p1.plays "Official Inquiry", p1.pays_with "Toy Furnace", p1.may_choose_exactly { "Toy Pilgrim", "Toy Medic", "Toy Mentor" }, p1.chooses "Toy Medic", p1.chooses "Toy Garrison", p1.chooses "Toy Mentor",
    expect { p1.captured, exactly = { "Toy Medic" } }, expect { p2.deck, in_order = { "Toy Pilgrim", "Toy Mentor", "Toy Scribe" } } },
}
scenario "Official Inquiry: a deck of two" {
  rules = { "BTS-139.6/action" },
  given = { turn = p1, phase = "deployment", p1 = { hand = { "Official Inquiry" }, objectives = { "Toy Furnace" } }, p2 = { deck = { "Toy Pilgrim", "Toy Medic" } } },
  steps = { p1.plays "Official Inquiry", p1.chooses "Toy Medic", expect { p1.captured, exactly = { "Toy Medic" } }, expect { p2.deck, in_order = { "Toy Pilgrim" } } },
}

local function shot(target)
  return { turn = p2, phase = "deployment", p1 = { units = { "Security Task Force", target } }, p2 = { units = { "Toy Slinger" } } }
end
scenario "Security Task Force: it takes the damage of a Trooper" {
  cites = { { "LCG-KW-PRO-01", "without the rule it protects any unit, this one too" } },
  given = shot("Toy Trooper"),
  steps = { p2.uses "Toy Slinger", p2.chooses "Toy Trooper", p1.protects_with("Security Task Force", "for 1 damage"), expect { p1.card "Security Task Force", damage = 1 }, expect { p1.card "Toy Trooper", damage = 0 } },
}
scenario "Security Task Force: not that of another unit" {
  rules = { "LCG-KW-PRO-01" },
  given = shot("Toy Officer"),
  steps = { p2.uses "Toy Slinger", p2.chooses "Toy Officer", expect { p1.card "Toy Officer", damage = 1 } },
}
