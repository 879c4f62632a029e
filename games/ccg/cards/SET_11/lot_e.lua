-- Virtual Set 11: cards drawn by lot.

location "Kamino: Clone Training Center" { id = "211_41", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Kamino", icons = { interior, planet, scomp_link, episode_i },
  constant = {
    { when(side(dark)), change{deploy_cost, -1, of = deploying(one_of(persona_of("Boba Fett"), persona_of("Jango Fett")), to_here)} },
    { when(side(light)), when(controls(you, this)), change{power, 1, of = character(yours, clone, trooper, except(unique_only))}, change{forfeit, 1, of = character(yours, clone, trooper, except(unique_only))} } } }
