-- Allies of Necessity: cards for the words that they need.

enhancement_card "Assembly Area" { id = "AON-264.6", side = dark, affiliation = imperial_navy, traits = { location },
  cost = 2, resources = 1, enhances = your_play_area,
  objective_set = 264, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001704",
  constant = { when(no(happened(played{ card(of_type(unit), trooper), by = you }, turn))), change{ cost_to_play, -1, of = hand_card(yours, of_type(unit), trooper) } } }
