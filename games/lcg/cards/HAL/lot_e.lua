-- Heroes and Legends: a card drawn by lot.

unit_card "Jerec" { id = "HAL-100.2", side = dark, affiliation = sith, traits = { character, force_user, inquisitor }, unique = true,
  cost = 4, force = 4, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 100, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000656",
  keywords = { elite },
  reaction = { strikes(this), uncommit(unit(committed)) } }
