-- So Be It: units.

unit_card "Admiral Ackbar" { id = "SBI-201.2", side = light, affiliation = rebel_alliance, traits = { character, leader }, unique = true,
  cost = 3, force = 3, capacity = 3, resources = 1, unit_damage = 1, tactics = 1, edge_blast_damage = 1,
  objective_set = 201, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001262",
  keywords = { elite },
  missing = { "blast damage for Rebel Alliance vehicles that attack a mission" } }
