-- Balance of the Force: units.

unit_card "Shistavanen Wolfman" { id = "BOTF-91.4", side = light, traits = { character },
  cost = 3, force = 2, capacity = 2, unit_damage = 1, blast_damage = 1,
  objective_set = 91, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000550",
  keywords = { edge(1) },
  reaction = { struggle_won{ by = you }, works(discard_pile), when(at_least(amount, 3)), put_into_play(this) } }
