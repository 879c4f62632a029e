-- Darkness and Light.

unit_card "Ewok Lookout" { id = "DAL-123.3", side = light, traits = { character, ewok },
  cost = 2, force = 1, capacity = 1, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 123, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000795",
  reaction = { edge_card_placed{ by = opponent }, when(balance(you)), cost(focus(this)), discard(subject) } }
