-- Power of the Force: units.

unit_card "Berserk Hunter" { id = "POTF-254.3", side = dark, traits = { character },
  cost = 2, force = 1, capacity = 3, unit_damage = 2, blast_damage = 2, objective_set = 254, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001599",
  forced_reaction = { strike_resolved(this), sacrifice(this) } }
