-- Premiere: locations of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

location "Kessel" { id = "1_288", side = dark, unique = true, dark = 2, light = 1, place = a_system, system = "Kessel", parsec = 8, icons = { planet },
  constant = { { when(side(light)), change{battle_destiny_ability, to = 6, of = you} } },
  missing = { "what it does for the Dark Side" } }
location "Tatooine" { id = "1_127", side = light, unique = true, dark = 1, light = 2, place = a_system, system = "Tatooine", parsec = 7, icons = { planet },
  constant = {
    { when(side(dark)), when(controls(you, this)), change{total_power, count(starship(yours, here)), of = you, at = site(related)} },
    { when(side(light)), when(controls(you, this)), change{total_power, count(starship(yours, here)), of = you, at = site(related)} } } }
