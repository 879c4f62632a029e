-- Premiere: the sites of the introductory two-player game. Each side's text speaks to the player on that side.

-- Dark Side versions
location "Death Star: Detention Block Corridor" { id = "1_284", side = dark, unique = true, dark = 1, light = 0, place = a_site, system = "Death Star", icons = { interior, mobile }, keywords = { prison },
  constant = {
    { when(side(dark)), change{each_weapon_destiny, 1, of = you} },
    { when(side(light)), when(controls(you, this)), change{force_drain, 1, of = you} } } }
location "Death Star: Docking Bay 327" { id = "1_285", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Death Star", icons = { interior, exterior, mobile, scomp_link, docking_bay },
  constant = {
    { when(side(dark)), change{transit_cost, to = 0, of = you} },
    { when(side(light)), change{transit_cost, to = 2, of = you} } } }
location "Tatooine: Docking Bay 94" { id = "1_291", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", cluster = "Mos Eisley", icons = { interior, exterior, planet, scomp_link, docking_bay },
  constant = {
    { when(side(dark)), change{transit_cost, to = 1, of = you} },
    { when(side(light)), change{transit_cost, to = 2, of = you} } } }
location "Tatooine: Jawa Camp" { id = "1_292", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = {
    { when(side(dark)), change{opponents_cost, to = free, of = deploying(yours, jawa, to_here)} },
    { when(side(light)), change{power, -1, of = character(yours, jawa, here)}, change{forfeit, -1, of = character(yours, jawa, here)} } } }
location "Tatooine: Jundland Wastes" { id = "1_293", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = {
    { when(side(dark)), change{forfeit, 1, of = character(yours, tusken_raider, here)} },
    { when(side(dark)), when(controls(you, this)), change{force_drain, 1, of = you} },
    { when(side(light)), change{battle_destiny_ability, to = 6, of = you} } } }
location "Tatooine: Mos Eisley" { id = "1_295", side = dark, unique = true, dark = 2, light = 1, place = a_site, system = "Tatooine", cluster = "Mos Eisley", icons = { exterior, planet },
  constant = { when(side(dark)), change{power, 1, of = character(yours, one_of(spy, thief, bounty_hunter, smuggler), here)}, change{forfeit, 1, of = character(yours, one_of(spy, thief, bounty_hunter, smuggler), here)} } }

-- Light Side versions
location "Death Star: Docking Bay 327" { id = "1_124", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Death Star", icons = { interior, exterior, mobile, scomp_link, docking_bay },
  constant = {
    { when(side(dark)), change{transit_cost, to = 1, of = you} },
    { when(side(light)), change{transit_cost, to = 1, of = you} } } }
location "Tatooine: Docking Bay 94" { id = "1_129", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", cluster = "Mos Eisley", icons = { interior, exterior, planet, scomp_link, docking_bay },
  constant = {
    { when(side(dark)), change{transit_cost, to = 2, of = you} },
    { when(side(light)), change{transit_cost, to = 1, of = you} } } }
location "Tatooine: Dune Sea" { id = "1_130", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = { when(side(dark)), change{battle_destiny_ability, to = 6, of = you} } }
location "Tatooine: Jawa Camp" { id = "1_131", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = {
    { when(side(light)), change{opponents_cost, to = free, of = deploying(yours, jawa, to_here)} },
    { when(side(light)), when(exists(vehicle_card(titled("Sandcrawler"), present))), change{deploy_cost, to = free, of = deploying(yours, jawa, to_here)} } } }
location "Tatooine: Lars' Moisture Farm" { id = "1_132", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Tatooine", icons = { exterior, planet, scomp_link },
  constant = {
    { when(side(dark)), change{each_weapon_destiny, 1, of = you} },
    { when(side(light)), change{deploy_cost, -1, of = deploying(yours, one_of(persona_of("Luke"), persona_of("Beru")), to_here)} } } }
