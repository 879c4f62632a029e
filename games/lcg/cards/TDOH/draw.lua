-- The Desolation of Hoth: cards drawn by lot.

enhancement_card "Hoth Survival Gear" { id = "TDOH-38.5", side = light, affiliation = rebel_alliance, traits = { item },
  cost = 0, force = 2, enhances = a_unit, host_traits = { character },
  objective_set = 38, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000239",
  constant = { change{ capacity, count(objective(yours, hoth)), of = host } } }
