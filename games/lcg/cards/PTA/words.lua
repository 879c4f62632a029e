-- Press the Attack.

objective_card "Lost in the Forest" { id = "PTA-207.1", side = light, affiliation = jedi, traits = { endor },
  capacity = 5, resources = 1,
  objective_set = 207, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001297",
  forced_reaction = { phase_begins{ how = refresh }, choose{ n_of(3, unit(controlled_by(actor))), by = actor },
    each(unit(among(rest)), forbid{ refreshes(it), lasting = phase }) } }
