-- Balance of the Force.

unit_card "Thunderflare" { id = "BOTF-95.2", side = dark, affiliation = imperial_navy, traits = { vehicle, capital_ship, death_squadron }, unique = true,
  cost = 5, force = 2, capacity = 4, unit_damage = 1, blast_damage = 1, edge_unit_damage = 2,
  objective_set = 95, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000572",
  keywords = { elite },
  reaction = { strikes(this), move_tokens(damage, 1, objective(friendly, damaged), objective(enemy)) } }
