-- Desperate Circumstances: objectives.

objective_card "Knives in the Night" { id = "DC-273.1", side = dark, affiliation = sith, traits = { night },
  capacity = 5, resources = 1,
  objective_set = 273, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001753",
  constant = { change{ edge_unit_damage, 1, of = unit(yours, committed) } } }
objective_card "Desert Recruitment" { id = "DC-270.1", side = light, affiliation = jedi, traits = { tatooine },
  capacity = 5, resources = 1, objective_set = 270, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001735",
  reaction = { declares{ by = you },
    when(exists(unit(yours, participating, exists(unit(yours, participating, other_than(candidate), except(shares_affiliation(candidate))))))),
    remove(damage, 1, unit(damaged)) } }
