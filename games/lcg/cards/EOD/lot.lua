-- Edge of Darkness: cards drawn by lot.

objective_card "Trandoshan Terror" { id = "EOD-85.1", side = dark, affiliation = scum_and_villainy, traits = { trandosha },
  capacity = 5, resources = 2,
  objective_set = 85, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000451" }
