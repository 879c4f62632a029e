-- Legacies: supports.

support "Remote Stockpile" { id = "LEG-164", cost = 1, color = gray, subtypes = { location },
  action = { cost(exhaust(this)), either(place(1, resource, this), move(all, resource, this, you)) } }

support "Defensive Teaching" { id = "LEG-106", cost = 0, color = blue, affiliation = hero,
  ongoing = { change{shield_limit, 1, of = character(yours, of_color(blue))} } }
