-- Assault on Echo Base: units.

unit_card "Daughters of Allya" { id = "AOEB-53.3", side = light, affiliation = jedi, traits = { character, force_user },
  cost = 2, force = 2, capacity = 2, edge_tactics = 1,
  objective_set = 53, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000321",
  reaction = { commits(this), remove(damage, 1, all(objective(yours, damaged))) } }
