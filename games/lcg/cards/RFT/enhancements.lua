-- Ready for Takeoff: enhancements.

enhancement_card "Pilot Ready Room" { id = "RFT-141.5", side = light, affiliation = rebel_alliance, traits = { location },
  cost = 2, resources = 1, enhances = your_play_area,
  objective_set = 141, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000905",
  constant = { when(no(happened(played{ card(pilot), by = you }, turn))), change{ cost_to_play, -1, of = hand_card(yours, pilot) } } }
enhancement_card "Conner Net" { id = "RFT-142.5", side = light, traits = { weapon },
  cost = 0, force = 1, objective_set = 142, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000911",
  enhances = an_enemy_unit, host_traits = { vehicle }, constant = { grant{ edge_enabled, to = host } } }
