-- A Dark Time: objectives.

objective_card "Self Preservation" { id = "ADT-48.1", side = light, affiliation = jedi,
  capacity = 5, resources = 1, objective_set = 48, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000289",
  constant = { when(during(struggle)), change{ force_icons, 1, of = unit(yours) } } }
