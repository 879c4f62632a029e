-- The Desolation of Hoth.

event "Succumb to the Cold!" { id = "TDOH-42.4", side = dark, traits = { hoth },
  cost = 0, force = 1,
  objective_set = 42, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000256",
  reaction = { focus_removed(unit(enemy)), when(exists(objective(yours, hoth))), place(focus, 1, subject) } }
