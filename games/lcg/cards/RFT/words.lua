-- Ready for Takeoff.

unit_card "\"Mauler\" Mithel" { id = "RFT-143.2", side = dark, affiliation = sith, traits = { character, pilot, black_squadron }, unique = true,
  cost = 3, force = 2, capacity = 2, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 143, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000914",
  keywords = { pilot(1) },
  action = { when(is(this, attached)), cost(focus(this)), withdraw(unit(friendly, fighter, participating)) } }
