-- The Forest Moon: cards drawn by lot.

objective_card "Dark Counsel" { id = "TFM-199.1", side = dark, affiliation = sith, traits = { death_star, endor },
  capacity = 5, resources = 1,
  objective_set = 199, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001249",
  reaction = { strikes(unit(enemy, damaged)), limit(turn), place(focus, 1, subject) } }
