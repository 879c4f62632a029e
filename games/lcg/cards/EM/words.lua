-- Evasive Maneuvers.

objective_card "Command and Control" { id = "EM-152.1", side = light, affiliation = rebel_alliance,
  capacity = 5, resources = 1,
  objective_set = 152, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000967",
  constant = { change{ reserve, count(destroyed_objective(yours)), of = you } } }
