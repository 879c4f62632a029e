-- Ready for Takeoff: units.

unit_card "System Patrol Craft" { id = "RFT-142.3", side = light, traits = { vehicle, transport },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_unit_damage = 1, objective_set = 142, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000909",
  constant = { grant{ protect, objective(of(smugglers_and_spies)), to = this } } }
