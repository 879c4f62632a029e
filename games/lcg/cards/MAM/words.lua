-- Meditation and Mastery.

unit_card "Demolisher" { id = "MAM-244.3", side = dark, affiliation = imperial_navy, traits = { vehicle, capital_ship }, unique = true,
  cost = 4, force = 2, capacity = 4, unit_damage = 2, blast_damage = 1, edge_blast_damage = 1,
  objective_set = 244, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001539",
  interrupt = { engagement_ends, when(is(this, participating)), damage(1, objective(except(engaged))) } }
