-- Edge of Darkness: units.

unit_card "Sullustan Weapon Tech" { id = "EOD-78.2", side = light, traits = { character, engineer },
  cost = 2, force = 1, capacity = 2, unit_damage = 1,
  objective_set = 78, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000410",
  reaction = { played{ enhancement(weapon), by = you }, draw(1) } }
unit_card "Tusken Raider" { id = "EOD-89.3", side = dark, traits = { character, scavenger },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_tactics = 1, objective_set = 89, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000477",
  reaction = { strike_resolved(this), move(this, hand) } }
