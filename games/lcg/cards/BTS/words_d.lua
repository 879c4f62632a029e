-- Between the Shadows: cards for the words that they need.

objective_card "The Best That Credits Can Buy" { id = "BTS-137.1", side = dark, affiliation = scum_and_villainy,
  capacity = 5, resources = 1,
  objective_set = 137, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000877",
  constant = { forbid(uses_abilities(unit(enemy, vehicle, damaged))) } }

objective_card "\"No Disintegrations\"" { id = "BTS-134.1", side = dark, affiliation = scum_and_villainy,
  capacity = 5, resources = 1,
  objective_set = 134, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000859",
  constant = { forbid(is_protected{ unit_or_objective(enemy), with = unit(yours, one_of(bounty_hunter, mercenary)), how = icons }) } }
