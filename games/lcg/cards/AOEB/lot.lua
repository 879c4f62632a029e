-- Assault on Echo Base: cards drawn by lot.

unit_card "Snowtrooper Vanguard" { id = "AOEB-58.3", side = dark, traits = { character, trooper },
  cost = 3, force = 1, capacity = 3, unit_damage = 3,
  objective_set = 58, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000351",
  keywords = { shielding } }

enhancement_card "Forward Command Post" { id = "AOEB-58.4", side = dark, traits = { base, hoth },
  cost = 2, force = 1, resources = 1, enhances = your_play_area,
  objective_set = 58, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000352",
  constant = { change{ blast_damage, 1, of = unit(friendly, shielded) } } }
