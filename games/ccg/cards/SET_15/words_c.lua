-- Set 15: cards that show a word of the language.

location "Kashyyyk: Kachirho" { id = "215_14", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Kashyyyk", icons = { exterior, planet, episode_i },
  constant = { when(side(dark)), change{battle_destiny_ability, to = 6, of = you} },
  optional = { when(side(light)), when(during(deploy_phase)), when(your_turn()), when(occupies(you, this)), when(exists(character(yours, wookiee, here))), limit(turn), deploy(reserve_card(yours, location_card, on("Kashyyyk"))) } }
