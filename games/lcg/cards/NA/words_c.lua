-- New Alliances.

unit_card "Ewok Horde" { id = "NA-192.3", side = light, traits = { character, ewok },
  cost = 7, force = 1, capacity = 4, unit_damage = 2, blast_damage = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 192, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001209",
  constant = { works(hand), change{ cost_to_play, -count(unit(yours, ewok)), at_least = 3, of = this } } }
