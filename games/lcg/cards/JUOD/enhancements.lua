-- Join Us or Die: enhancements.

enhancement_card "Dagobah Training Grounds" { id = "JUOD-112.4", side = light, traits = { dagobah, location },
  cost = 1, resources = 1, enhances = your_play_area,
  objective_set = 112, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000730",
  keywords = { limited } }
