-- Between the Shadows: objectives.

objective_card "Masterful Manipulation" { id = "BTS-135.1", side = dark, affiliation = scum_and_villainy,
  capacity = 4, resources = 2, only_for = scum_and_villainy,
  objective_set = 135, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000865",
  reaction = { turn_ends{ by = opponent }, cost(move(this, objective_deck), shuffle(objective_deck)), draw(1) } }

objective_card "The Hunters" { id = "BTS-138.1", side = dark, affiliation = scum_and_villainy,
  capacity = 5, resources = 1,
  objective_set = 138, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000883",
  constant = { when(at_least(count(objective(yours, of(scum_and_villainy))), 3)), change{ capacity, 1, of = objective(yours) } } }
