-- Endor: locations of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

location "Endor" { id = "8_157", side = dark, unique = true, dark = 2, light = 2, place = a_system, system = "Endor", parsec = 8, icons = { planet },
  stats_only = true }
location "Endor: Ancient Forest" { id = "8_158", side = dark, unique = true, dark = 2, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  stats_only = true }
location "Endor: Back Door" { id = "8_159", side = dark, unique = true, dark = 2, light = 2, place = a_site, system = "Endor", icons = { exterior, planet, scomp_link },
  stats_only = true }
location "Endor: Great Forest" { id = "8_165", side = dark, unique = 3, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  stats_only = true }
location "Endor: Landing Platform (Docking Bay)" { id = "8_166", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, interior, planet, scomp_link, docking_bay },
  stats_only = true }
location "Endor" { id = "8_68", side = light, unique = true, dark = 2, light = 2, place = a_system, system = "Endor", parsec = 8, icons = { planet },
  stats_only = true }
location "Endor: Back Door" { id = "8_69", side = light, unique = true, dark = 2, light = 2, place = a_site, system = "Endor", icons = { exterior, planet, scomp_link },
  stats_only = true }
location "Endor: Great Forest" { id = "8_74", side = light, unique = 3, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  stats_only = true }
location "Endor: Hidden Forest Trail" { id = "8_75", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Endor", icons = { exterior, planet },
  stats_only = true }
location "Endor: Landing Platform (Docking Bay)" { id = "8_76", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, interior, planet, scomp_link, docking_bay },
  stats_only = true }
