-- Core Set: cards drawn by lot.

enhancement_card "Log Trap" { id = "CORE-17.4", side = light, traits = { trap },
  cost = 3, force = 2, enhances = your_play_area,
  objective_set = 17, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000207",
  action = { cost(focus(this)), place{ focus, 1, unit(theirs, attacking), by = opponent } } }
