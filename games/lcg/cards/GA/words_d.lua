-- Galactic Ambitions: cards for the words that they need.

enhancement_card "Valley of the Dark Lords" { id = "GA-221.6", side = dark, affiliation = sith, traits = { moraband, location },
  cost = 0, resources = 1, enhances = your_play_area,
  objective_set = 221, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001374",
  constant = { forbid{ pays(this), on = card(except(sithspawn)) } } }

unit_card "Alliance X-Wing" { id = "GA-227.3", side = light, affiliation = rebel_alliance, traits = { vehicle, fighter },
  cost = 2, force = 1, capacity = 2, unit_damage = 1, edge_blast_damage = 1,
  objective_set = 227, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001407",
  action = { cost(focus(this)), choose{ unit, name = "first unit" }, choose(enhancement(on(the("first unit")))), move{ it, on = unit(other_than(the("first unit")), controlled_by(controller(the("first unit")))) } } }

enhancement_card "The Inquisitor's Lightsaber" { id = "GA-218.4", side = dark, affiliation = sith, traits = { weapon }, unique = true,
  cost = 1, force = 2, enhances = a_unit, host_traits = { force_user, force_sensitive },
  objective_set = 218, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001354",
  constant = { change{ unit_damage, 1, of = host },
    when(is(host, titled("The Inquisitor")), forbid(is_shielded{ unit_or_objective, with = host, how = of_damage }), forbid(is_protected{ unit_or_objective, with = host })) } }
