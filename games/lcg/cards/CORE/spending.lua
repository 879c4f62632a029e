-- Core: resources that a text spends.

unit_card "Devastator" { id = "CORE-29.2", side = dark, affiliation = imperial_navy, traits = { vehicle, capital_ship }, unique = true,
  cost = 6, force = 3, capacity = 5, unit_damage = 2, blast_damage = 2, edge_blast_damage = 2,
  objective_set = 29, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000035",
  keywords = { elite },
  reaction = { leaves_play{ objective(enemy), how = destroyed }, cost(spend(1)), advance(1) } }

unit_card "Imperial Officer" { id = "CORE-29.3", side = dark, affiliation = imperial_navy, traits = { character, officer },
  cost = 2, force = 1, capacity = 1, unit_damage = 1,
  objective_set = 29, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000036",
  reaction = { leaves_play{ objective(enemy), how = destroyed }, cost(spend(2)), advance(1) } }

unit_card "AT-ST Commander" { id = "CORE-31.2", side = dark, affiliation = imperial_navy, traits = { character, officer },
  cost = 2, force = 1, capacity = 1, edge_tactics = 1,
  objective_set = 31, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000059",
  action = { when(during(engagement)), cost(spend(1)), place(shield, 1, unit(participating, vehicle)) } }
