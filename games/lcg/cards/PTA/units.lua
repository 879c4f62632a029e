-- Press the Attack: units.

unit_card "Strike Team Specialist" { id = "PTA-208.3", side = light, traits = { character, trooper },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 208, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001305",
  constant = { change{ edge_value, count(edge_card(theirs, of_type(fate))), of = this } } }
