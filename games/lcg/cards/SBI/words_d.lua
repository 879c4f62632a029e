-- So Be It: cards for the words that they need.

unit_card "Interdictor-class Heavy Cruiser" { id = "SBI-205.2", side = dark, affiliation = imperial_navy, traits = { vehicle, capital_ship },
  cost = 4, force = 2, capacity = 3, unit_damage = 2, edge_tactics = 1,
  objective_set = 205, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001286",
  reaction = { declared{ this, how = attacker }, grant{ must_defend, to = unit(enemy), lasting = engagement } } }
