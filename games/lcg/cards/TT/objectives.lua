-- Technological Terror: objectives.

objective_card "The Emperor's Shadow" { id = "TT-258.1", side = dark, affiliation = sith, traits = { coruscant },
  capacity = 5, resources = 1,
  objective_set = 258, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001651",
  reaction = { played{ enhancement, by = you }, limit(turn), draw(1) } }
objective_card "Heart of Cold" { id = "TT-260.1", side = dark, affiliation = scum_and_villainy,
  capacity = 5, resources = 1, objective_set = 260, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001663",
  only_for = scum_and_villainy, reaction = { edge_revealed{ by = you }, when(exists(edge_card(yours, of(scum_and_villainy), of_type(fate)))),
    remove(damage, 1, objective(of(scum_and_villainy), damaged)) } }
