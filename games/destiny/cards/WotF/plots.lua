-- Way of the Force: plots.

plot "Home Turf Advantage" { id = "WotF-127", points = 2, color = red, ongoing = { change{battlefields, to = 2, of = you} } }

plot "Long-Term Plan" { id = "WotF-81", points = 3, color = red, affiliation = hero,
  action = { cost(exhaust(this)), either(place(1, resource, this), resolve{die(yours), more = resources(this)}) } }
