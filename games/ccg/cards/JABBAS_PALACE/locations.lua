-- Jabba's Palace: locations drawn by lot. missing: which texts are not described.

location "Jabba's Palace: Dungeon" { id = "6_164", side = dark, unique = true, dark = 1, light = 0, place = a_site, system = "Tatooine", cluster = "Jabba's Palace", icons = { interior, planet }, traits = { jabbas_palace }, keywords = { prison },
  optional = { when(side(light)), when(controls(you, this)), cost(choose(captive(borne_by_this)), use(3)), release(it) },
  missing = { "what the Dark Side retrieves for delivered captives" } }
