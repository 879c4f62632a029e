-- Allies of Necessity: units.

unit_card "Death Trooper" { id = "AON-264.3", side = dark, affiliation = imperial_navy, traits = { character, trooper },
  cost = 3, force = 2, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 264, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001701",
  constant = { grant{ protect, unit(titled("Director Krennic")), to = this } } }
unit_card "Death Trooper" { id = "AON-264.4", side = dark, affiliation = imperial_navy, traits = { character, trooper },
  cost = 3, force = 2, capacity = 3, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1, objective_set = 264, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001702",
  constant = { grant{ protect, unit(titled("Director Krennic")), to = this } } }
unit_card "Director Krennic" { id = "AON-264.2", side = dark, affiliation = imperial_navy, traits = { character, officer }, unique = true,
  cost = 4, force = 3, capacity = 3, tactics = 1, edge_unit_damage = 1, edge_tactics = 1, objective_set = 264, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001700",
  keywords = { elite }, reaction = { phase_begins, limit(turn), cost(spend(1)), when(exists(unit(yours, titled("Death Trooper"))),
    either(grant{ elite, to = all(unit(yours, titled("Death Trooper"))), lasting = phase }, grant{ shielding, to = all(unit(yours, titled("Death Trooper"))), lasting = phase },
      grant{ edge, 1, to = all(unit(yours, titled("Death Trooper"))), lasting = phase })) } }
