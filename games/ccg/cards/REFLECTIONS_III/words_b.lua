-- Reflections III: sites.

location "Blockade Flagship: Hallway" { id = "13_57", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Blockade Flagship", of_starship = "Blockade Flagship", icons = { interior, mobile, episode_i },
  constant = {
    { when(side(dark)), when(occupies(you, this)), change{force_generation, 1, of = you} },
    { when(side(dark)), when(occupies(you, this)), forbid(moves(character(opposing, here))) },
    { when(side(light)), change{deploy_cost, 2, of = deploying(yours, character, at_least(ability, 6), to_here)} } } }
