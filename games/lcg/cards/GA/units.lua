-- Galactic Ambitions: units.

unit_card "\"Backstabber\"" { id = "GA-220.2", side = dark, affiliation = sith, traits = { vehicle, fighter, black_squadron }, unique = true,
  cost = 2, force = 2, capacity = 2, unit_damage = 1, edge_unit_damage = 1, edge_blast_damage = 1,
  objective_set = 220, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001364",
  reaction = { enters_play(this), place(focus, 1, unit(participating, enemy)) },
  action = { works(hand), when(during(engagement)), play{ this, as = participating } } }
