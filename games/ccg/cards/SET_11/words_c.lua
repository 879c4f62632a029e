-- Set 11: sites.

location "Invisible Hand: Hallway 328" { id = "211_22", side = dark, unique = true, dark = 2, light = 1, place = a_site, system = "Invisible Hand", of_starship = "Invisible Hand", icons = { interior, mobile, scomp_link, episode_i },
  constant = {
    { when(side(dark)), when(occupies(you, this)), change{landspeed_cost, 1, of = card(opposing, here)} },
    { when(side(light)), change{landspeed_cost, to = 0, of = card(yours, entering)} } } }
