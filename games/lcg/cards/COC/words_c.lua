-- Chain of Command.

unit_card "Duros Smuggler" { id = "COC-162.4", side = light, traits = { character, smuggler, pilot },
  cost = 1, force = 1, capacity = 1, edge_unit_damage = 1,
  objective_set = 162, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001030",
  keywords = { pilot(0) } }
