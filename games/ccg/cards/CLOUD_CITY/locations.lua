-- Cloud City: locations of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

location "Bespin" { id = "5_76", side = light, unique = true, dark = 1, light = 2, place = a_system, system = "Bespin", parsec = 6, icons = { planet },
  stats_only = true }
