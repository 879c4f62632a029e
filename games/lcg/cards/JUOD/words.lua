-- Join Us or Die.

unit_card "Yoda" { id = "JUOD-112.2", side = light, affiliation = jedi, traits = { character, force_user }, unique = true,
  cost = 3, force = 5, capacity = 3, blast_damage = 1, tactics = 1,
  objective_set = 112, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000728",
  keywords = { elite },
  constant = { change{ unit_damage, dial(), of = this } } }
