-- Technological Terror: further cards drawn by lot.

enhancement_card "The Emperor's Favor" { id = "TT-258.4", side = dark, affiliation = sith, traits = { title },
  cost = 1, enhances = a_unit, host_affiliation = sith,
  objective_set = 258, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001654",
  constant = { change{ unit_damage, 1, of = host }, change{ capacity, 1, of = host } },
  action = { works(discard_pile), play(this) } }

objective_card "Running the Canyon" { id = "TT-256.1", side = light, affiliation = jedi, traits = { tatooine },
  capacity = 5, resources = 1,
  objective_set = 256, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001639",
  reaction = { strikes(unit(yours, one_of(speeder, fighter))), cost(discard(hand_card(yours, of_type(event)))),
    change{ unit_damage, 1, of = subject, lasting = strike }, change{ edge_blast_damage, 1, of = subject, lasting = strike } } }
