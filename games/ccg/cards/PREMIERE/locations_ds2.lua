-- Premiere: locations of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

location "Kessel" { id = "1_288", side = dark, unique = true, dark = 2, light = 1, place = a_system, system = "Kessel", parsec = 8, icons = { planet },
  constant = { { when(light_side()), set_here(battle_destiny_ability, 6, you) } },
  missing = { "what it does for the Dark Side" } }
location "Tatooine" { id = "1_127", side = light, unique = true, dark = 1, light = 2, place = a_system, system = "Tatooine", parsec = 7, icons = { planet },
  constant = {
    { when(dark_side()), when(controlled_by(you)), adjust_related_for(total_power, count(starship(yours, here)), you) },
    { when(light_side()), when(controlled_by(you)), adjust_related_for(total_power, count(starship(yours, here)), you) } } }
