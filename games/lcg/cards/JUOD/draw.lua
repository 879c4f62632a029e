-- Join Us or Die: cards drawn by lot.

objective_card "May the Force Be With You" { id = "JUOD-112.1", side = light, affiliation = jedi, traits = { dagobah },
  capacity = 5, resources = 1,
  objective_set = 112, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000727",
  reaction = { commits(unit(yours)), remove(focus, all_tokens, subject) } }
