-- Galactic Ambitions.

event "Corellian Slip" { id = "GA-227.6", side = light, affiliation = rebel_alliance, traits = { maneuver },
  cost = 1, force = 2,
  objective_set = 227, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001410",
  reaction = { focus_removed(unit(vehicle)), place(focus, 1, unit(vehicle)) } }

unit_card "Defiance" { id = "GA-228.2", side = light, affiliation = rebel_alliance, traits = { vehicle, capital_ship }, unique = true,
  cost = 4, force = 3, capacity = 3, unit_damage = 2, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 228, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001412",
  keywords = { elite },
  constant = { grant{ protect, vehicle, to = unit(yours, vehicle, except(damaged)) } } }
