-- New Alliances.

unit_card "Luke's Speeder Bike" { id = "NA-190.2", side = light, affiliation = jedi, traits = { vehicle, speeder }, unique = true,
  cost = 3, force = 2, capacity = 3, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 190, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001196",
  keywords = { edge(1) },
  reaction = { edge_won{ by = opponent }, when(is(this, participating)), withdraw(this) } }
