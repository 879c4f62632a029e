-- The Desolation of Hoth: units.

unit_card "Wilderness Fighters" { id = "TDOH-39.3", side = light, traits = { character, trooper },
  cost = 3, force = 1, capacity = 2, edge_blast_damage = 2,
  objective_set = 39, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000231",
  constant = { change{ unit_damage, count(objective(friendly, hoth)), of = this } } }
