-- Edge of Darkness: cards for the words that they need.

unit_card "Captain Needa" { id = "EOD-88.2", side = dark, affiliation = imperial_navy, traits = { character, officer }, unique = true,
  cost = 3, force = 2, capacity = 1, resources = 1,
  objective_set = 88, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000470",
  constant = { when(no(happened(played{ card(of_type(unit), capital_ship), by = you }, turn))), change{ cost_to_play, -2, of = hand_card(yours, of_type(unit), capital_ship) } } }
