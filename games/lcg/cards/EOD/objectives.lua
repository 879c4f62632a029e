-- Edge of Darkness: objectives.

objective_card "Embers of Hope" { id = "EOD-76.1", side = light, affiliation = jedi, traits = { tatooine },
  capacity = 5, resources = 1,
  objective_set = 76, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000397",
  constant = { when(is(this, except(damaged))), forbid{ draws(opponent), with = card } } }
objective_card "Opening Moves" { id = "EOD-79.1", side = light, traits = { yavin_4 },
  capacity = 5, resources = 1, objective_set = 79, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000415",
  constant = { when(all_of(during(conflict), no(happened(engaged{ objective, by = opponent }, phase)), exists(objective(yours, yavin_4, engageable)))),
    forbid{ is_engaged(objective(yours, except(yavin_4))), by = opponent } } }
