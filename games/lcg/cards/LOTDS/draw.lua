-- Lure of the Dark Side: cards drawn by lot.

fate_card "Seeds of Decay" { id = "LOTDS-102.6", side = light,
  priority = 7, force = 2,
  objective_set = 102, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000672",
  fate = { may(place(focus, 1, unit(ready, committed))) } }
