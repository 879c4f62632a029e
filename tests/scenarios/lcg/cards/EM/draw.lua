-- Evasive Maneuvers: a card that is whole now.

scenario "Harassment: the first unit that the opponent plays in the phase costs 1 more, the second does not" {
  rules = { "EM-151.6/reaction" },
  given = { turn = p1, phase = "draw", p1 = { objectives = { "Toy Garrison", "Toy Garrison", "Toy Garrison" }, hand = { "Toy Trooper", "Toy Trooper", "Toy Recluse" }, deck = { "Toy Doom", "Toy Doom", "Toy Doom" } }, p2 = { hand = { "Harassment" } } },
  steps = {
    p1.passes, p2.plays "Harassment", p1.plays "Toy Trooper#1", p1.pays_with "Toy Garrison#1", p1.pays_with "Toy Garrison#1",
    p1.plays "Toy Trooper", expect { p1.units, count = 2 }, p1.passes,
  },
}
scenario "Harassment: not in one's own phase" {
  quiet = { "EM-151.6/reaction" },
  given = { turn = p2, phase = "draw", p1 = { objectives = { "Toy Garrison" } }, p2 = { objectives = { "Toy Refuge" }, hand = { "Harassment", "Toy Pilgrim" }, deck = { "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic", "Toy Medic" } } },
  steps = { p2.passes, p2.passes, p2.plays "Toy Pilgrim", expect { p2.units, count = 1 } },
}
