-- Core: cards for the words that they need.

enhancement_card "Common Ground" { id = "CORE-16.4", side = light, traits = { location },
  cost = 1, force = 2, enhances = an_objective,
  objective_set = 16, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000201",
  constant = { grant{ influence, to = host } } }

objective_card "Rumors at the Cantina" { id = "CORE-16.1", side = light, traits = { tatooine },
  capacity = 5, resources = 1,
  objective_set = 16, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000198",
  constant = { allow(needs_no_match(hand_card(yours))) } }

unit_card "Rebel Sympathizer" { id = "CORE-16.2", side = light, traits = { character, civilian },
  cost = 1, force = 1, capacity = 1, edge_unit_damage = 1,
  objective_set = 16, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000199",
  action = { cost(sacrifice(this)), change{ cost_to_play, -1, of = hand_card(yours), lasting = next_played_this_phase },
    allow{ needs_no_match(hand_card(yours)), lasting = next_played_this_phase } } }
