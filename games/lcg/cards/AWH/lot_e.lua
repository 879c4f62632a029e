-- A Wretched Hive: a card drawn by lot.

unit_card "General Vanden Willard" { id = "AWH-236.2", side = light, affiliation = rebel_alliance, traits = { character, leader }, unique = true,
  cost = 3, force = 3, capacity = 3, unit_damage = 2, blast_damage = 1,
  objective_set = 236, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001490",
  reaction = { played{ event_card, by = you }, limit(turn), draw(1) } }
