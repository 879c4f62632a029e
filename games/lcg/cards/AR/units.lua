-- Ancient Rivals: units.

unit_card "Ahsoka's Informant" { id = "AR-231.3", side = light, traits = { character },
  cost = 1, force = 1, capacity = 2, unit_damage = 1, objective_set = 231, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001461",
  interrupt = { edge_revealed, cost(sacrifice(this)), move(discarded_card(yours, of(jedi)), edge_stack) } }
