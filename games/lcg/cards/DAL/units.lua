-- Darkness and Light: units.

unit_card "C-3PO" { id = "DAL-123.2", side = light, affiliation = smugglers_and_spies, traits = { droid }, unique = true,
  cost = 1, force = 2, capacity = 1, resources = 1, edge_tactics = 1,
  objective_set = 123, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000794",
  reaction = { edge_won{ by = you }, draw(1) } }
