-- Escape from Hoth: cards for the words that they need.

event "Vast Resources" { id = "EFH-68.2", side = dark,
  cost = 0, force = 1,
  objective_set = 68, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000542",
  action = { change{ cost_to_play, -1, of = hand_card(yours), lasting = next_played_this_phase } } }

objective_card "A Hero's Resolve" { id = "EFH-64.1", side = light, affiliation = jedi, traits = { hoth },
  capacity = 5, resources = 1,
  objective_set = 64, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000517",
  constant = { when(is(this, except(damaged))), change{ force_icons, 1, of = edge_card(yours) } } }
