-- Heroes and Legends: cards drawn by lot.

enhancement_card "Experimental Tech Lab" { id = "HAL-101.5", side = dark, affiliation = imperial_navy, traits = { arc_hammer, location },
  cost = 2, force = 1, resources = 2, enhances = your_play_area,
  objective_set = 101, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000665",
  keywords = { limited },
  reaction = { struggle_won{ by = you }, remove(focus, 1, this) } }
