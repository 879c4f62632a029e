-- Galactic Ambitions: cards drawn by lot.

unit_card "Kanan Jarrus" { id = "GA-229.2", side = light, affiliation = jedi, traits = { character, leader, force_user, specter }, unique = true,
  cost = 4, force = 3, capacity = 3, unit_damage = 2, edge_blast_damage = 1,
  objective_set = 229, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001418",
  constant = { works(hand), allow(needs_no_match(this)) },
  reaction = { refreshed{ by = you }, remove(focus, 1, unit(yours)) } }
