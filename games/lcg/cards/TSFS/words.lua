-- The Search For Skywalker.

unit_card "Renegade Squadron" { id = "TSFS-44.2", side = light, affiliation = smugglers_and_spies, traits = { vehicle, renegade_squadron }, unique = true,
  cost = 5, force = 2, capacity = 5, unit_damage = 1, blast_damage = 1, tactics = 1, edge_tactics = 1,
  objective_set = 44, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000266",
  keywords = { elite },
  reaction = { strikes(this), when(is(this, attacking)), cost(damage(1, this)), rescue(captured_card(on(objective(engaged)))) } }
