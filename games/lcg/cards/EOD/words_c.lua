-- Edge of Darkness.

unit_card "Bib Fortuna" { id = "EOD-86.2", side = dark, affiliation = scum_and_villainy, traits = { character }, unique = true,
  cost = 3, force = 2, capacity = 3, resources = 3, edge_tactics = 1,
  objective_set = 86, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000458",
  forced_reaction = { becomes(at_least(focus(this), 4)), sacrifice(this) } }
