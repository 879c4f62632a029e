-- Legacies: cards drawn by lot.

event "Target Intel" { id = "LEG-144", cost = 0, color = red, effect = { resolve{die(yours, usable_as(indirect)), as = ranged} } }

support "Republic Cruiser" { id = "LEG-55", cost = 2, color = gray, affiliation = hero, subtypes = { vehicle },
  die = { "1 focus", "1 ranged", "1 ranged", "special", "special", "blank" },
  special = { either(shield(2, character(unique_one)), shield(1, all(character(yours, unique_one)))) } }
