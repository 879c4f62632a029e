-- Chain of Command: further cards drawn by lot.

enhancement_card "Moisture Vaporator" { id = "COC-161.4", side = light, traits = { item },
  cost = 1, force = 2, enhances = your_play_area,
  objective_set = 161, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001024",
  action = { cost(focus(this)), draw{ 1, by = each_player } } }
