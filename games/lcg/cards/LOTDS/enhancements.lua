-- Lure of the Dark Side: enhancements.

enhancement_card "Sith Library" { id = "LOTDS-104.5", side = dark, traits = { coruscant, location },
  cost = 1, resources = 1, enhances = your_play_area,
  objective_set = 104, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000683",
  keywords = { limited } }
