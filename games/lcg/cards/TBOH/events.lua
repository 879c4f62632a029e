-- The Battle of Hoth: events.

event "Aggressive Assault" { id = "TBOH-63.6", side = dark,
  cost = 2, force = 2,
  objective_set = 63, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000516",
  action = { when(exists(objective(yours, hoth))), damage(1, all(objective(enemy))) } }
