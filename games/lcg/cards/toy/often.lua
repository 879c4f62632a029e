-- A toy whose text may be used more than once in a period.
unit_card "Toy Meddler" { id = "TOY-1700", side = dark, affiliation = sith, traits = { character },
  cost = 2, force = 1, capacity = 2, tactics = 1,
  action = { limit(turn, 2), place(focus, 1, unit(enemy)) } }
