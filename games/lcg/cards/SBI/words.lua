-- So Be It.

unit_card "Sith Wyrm" { id = "SBI-204.2", side = dark, affiliation = sith, traits = { creature, sithspawn },
  cost = 3, force = 2, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 204, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001280",
  keywords = { no_enhancements },
  action = { works(discard_pile), cost(focus(objective(yours, of(sith), ready))), move(this, hand) } }
