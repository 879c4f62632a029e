-- Set 18: systems.

location "Malastare" { id = "218_12", side = dark, unique = true, dark = 2, light = 1, place = a_system, system = "Malastare", parsec = 3, icons = { planet, episode_i },
  constant = {
    { when(side(dark)), when(controls(you, site(titled("Tatooine: Podrace Arena")))), change{force_drain, 1, of = you} },
    { when(side(light)), when(controls(opponent, site(titled("Tatooine: Podrace Arena")))), change{force_drain, -1, of = you} } } }
