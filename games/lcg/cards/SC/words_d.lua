-- Solo's Command: cards for the words that they need.

event "Filthy Accusations" { id = "SC-189.4", side = dark,
  cost = 0, force = 3,
  objective_set = 189, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001192",
  action = { place(focus, 1, unit(enemy, except(in_faction))) } }
