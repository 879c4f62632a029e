-- It Binds All Things.

unit_card "Leia Organa" { id = "IBAT-117.2", side = light, affiliation = jedi, traits = { character, force_sensitive }, unique = true,
  cost = 3, force = 3, capacity = 2, unit_damage = 1, blast_damage = 1, tactics = 1,
  objective_set = 117, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000758",
  reaction = { phase_ends{ by = opponent, how = conflict }, damage(or_if(1, 2, balance(owner(this))), unit(ready)) } }
