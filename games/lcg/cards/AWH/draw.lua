-- A Wretched Hive: cards drawn by lot.

unit_card "Imperial Senate Guard" { id = "AWH-238.3", side = dark, affiliation = sith, traits = { character, imperial_guard },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_unit_damage = 1,
  objective_set = 238, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001503",
  reaction = { played{ event_card, by = you }, limit(turn), place(shield, 1, unit_or_objective(of(sith))) } }
