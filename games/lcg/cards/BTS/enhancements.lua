-- Between the Shadows: enhancements.

enhancement_card "Luke's Lightsaber" { id = "BTS-127.4", side = light, affiliation = jedi, traits = { weapon }, unique = true,
  cost = 1, force = 2, objective_set = 127, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000820",
  enhances = a_unit, host_traits = { force_user, force_sensitive }, constant = { change{ unit_damage, 1, of = host }, change{ edge_unit_damage, 1, of = host } }, action = { works(discard_pile), cost(spend(1, jedi)),
    put_into_play{ this, on = unit(titled("Luke Skywalker")) } } }
enhancement_card "Confiscate" { id = "BTS-139.5", side = dark, affiliation = sith, traits = { condition },
  cost = 0, force = 2, objective_set = 139, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000893",
  enhances = an_enemy_unit, host_traits = { character }, action = { capture(enhancement(theirs, on(host)), objective(yours)) } }
enhancement_card "Dirty Secrets" { id = "BTS-133.5", side = light, affiliation = smugglers_and_spies, traits = { condition },
  cost = 1, force = 1, objective_set = 133, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000857",
  enhances = an_objective, constant = { grant{ blank, to = host } } }
