-- Escape from Hoth.

event "Aggression" { id = "EFH-66.6", side = dark, affiliation = sith,
  cost = 1, force = 1,
  objective_set = 66, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000534",
  action = { when(your_turn()), sacrifice{ unit(controlled_by(they)), by = each_player } } }
