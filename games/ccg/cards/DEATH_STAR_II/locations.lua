-- Death Star Ii: locations of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

location "Mon Calamari" { id = "9_149", side = dark, unique = true, dark = 2, light = 1, place = a_system, system = "Mon Calamari", parsec = 6, icons = { planet },
  stats_only = true }
location "Sullust" { id = "9_150", side = dark, unique = true, dark = 2, light = 2, place = a_system, system = "Sullust", parsec = 7, icons = { planet },
  stats_only = true }
location "Sullust" { id = "9_60", side = light, unique = true, dark = 1, light = 2, place = a_system, system = "Sullust", parsec = 7, icons = { planet },
  constant = { { when(side(dark)), change{deploy_cost, 1, of = deploying(yours, starship, to_here)} } },
  missing = { "what it does for the Light Side" } }
