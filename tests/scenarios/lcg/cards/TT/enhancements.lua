-- Technological Terror: enhancements.

scenario "Electroshock Prod: the text of a unit is blank for the phase" {
  rules = { "TT-257.4/reaction" },
  given = { turn = p2, phase = "deployment begins", p1 = { units = { "Toy Gunner" }, objectives = { "Toy Garrison" }, deck = { "Toy Walker" } },
    p2 = { units = { "Toy Astromech" }, hand = { "Toy Lesson" }, objectives = { "Toy Refuge" }, support = { { "Electroshock Prod", on = "Toy Astromech" } }, deck = { "Toy Sniper", "Toy Sniper", "Toy Sniper", "Toy Sniper", "Toy Sniper", "Toy Sniper", "Toy Sniper" } } },
  steps = { p2.uses "Electroshock Prod", p2.chooses "Toy Gunner", p1.cannot { "uses", "Toy Gunner" }, p2.plays "Toy Lesson", expect { p2.card "Electroshock Prod", focus = 1 } },
}
scenario "Electroshock Prod: not while it is exhausted" {
  quiet = { "TT-257.4/reaction" },
  given = { turn = p2, phase = "deployment begins", p1 = { units = { "Toy Gunner" }, objectives = { "Toy Garrison" }, deck = { "Toy Walker" } },
    p2 = { units = { "Toy Astromech" }, support = { { "Electroshock Prod", on = "Toy Astromech", focus = 1 } }, deck = { "Toy Sniper", "Toy Sniper", "Toy Sniper", "Toy Sniper", "Toy Sniper", "Toy Sniper", "Toy Sniper" } } },
  steps = { p1.uses "Toy Gunner" },
}
scenario "Electroshock Prod: an icon for the enhanced unit" {
  rules = { "TT-257.4/constant" },
  given = { turn = p2, phase = "deployment", p2 = { units = { "Toy Astromech", "Toy Pilgrim" }, support = { { "Electroshock Prod", on = "Toy Astromech", focus = 1 } } } },
  steps = { expect { p2.card "Toy Astromech", unit_damage = 1 }, expect { p2.card "Toy Pilgrim", unit_damage = 1 } },
}
