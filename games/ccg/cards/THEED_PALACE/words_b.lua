-- Theed Palace: sites.

location "Blockade Flagship: Docking Bay" { id = "14_48", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Blockade Flagship", of_starship = "Blockade Flagship", icons = { interior, exterior, mobile, docking_bay, episode_i }, keywords = { not_converted },
  constant = { when(side(dark)), change{transit_cost, to = 1, of = you} },
  missing = { "the loss when it is blown away" } }
location "Blockade Flagship: Docking Bay" { id = "14_111", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Blockade Flagship", of_starship = "Blockade Flagship", icons = { interior, exterior, mobile, docking_bay, episode_i },
  constant = {
    { when(side(dark)), change{transit_cost, to = 0, of = you} },
    { when(side(light)), change{transit_cost, 8, of = you} },
    { when(side(light)), change{transit_arrival_cost, 8, of = you} } } }
