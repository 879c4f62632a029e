-- Premiere: the sites of the introductory two-player game. Each side's text speaks to the player on that side.

-- Dark Side versions
location "Death Star: Detention Block Corridor" { id = "1_284", side = dark, unique = true, dark = 1, light = 0, place = a_site, system = "Death Star", icons = { interior, mobile }, keywords = { prison },
  constant = {
    { when(dark_side()), adjust_here(each_weapon_destiny, 1, you) },
    { when(light_side()), when(controlled_by(you)), adjust_here(force_drain, 1, you) } } }
location "Death Star: Docking Bay 327" { id = "1_285", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Death Star", icons = { interior, exterior, mobile, scomp_link, docking_bay },
  constant = {
    { when(dark_side()), set_for(transit_cost, 0, you) },
    { when(light_side()), set_for(transit_cost, 2, you) } } }
location "Tatooine: Docking Bay 94" { id = "1_291", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", cluster = "Mos Eisley", icons = { interior, exterior, planet, scomp_link, docking_bay },
  constant = {
    { when(dark_side()), set_for(transit_cost, 1, you) },
    { when(light_side()), set_for(transit_cost, 2, you) } } }
location "Tatooine: Jawa Camp" { id = "1_292", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = {
    { when(dark_side()), each(deploying(yours, of_species(jawa), to_here), free(opponents_cost, it)) },
    { when(light_side()), each(character(yours, of_species(jawa), here), lower(power, 1, it), lower(forfeit, 1, it)) } } }
location "Tatooine: Jundland Wastes" { id = "1_293", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = {
    { when(dark_side()), each(character(yours, of_species(tusken_raider), here), adjust(forfeit, 1, it)) },
    { when(dark_side()), when(controlled_by(you)), adjust_here(force_drain, 1, you) },
    { when(light_side()), set_here(battle_destiny_ability, 6, you) } } }
location "Tatooine: Mos Eisley" { id = "1_295", side = dark, unique = true, dark = 2, light = 1, place = a_site, system = "Tatooine", cluster = "Mos Eisley", icons = { exterior, planet },
  constant = { when(dark_side()), each(character(yours, one_of(trait(spy), trait(thief), trait(bounty_hunter), trait(smuggler)), here),
    adjust(power, 1, it), adjust(forfeit, 1, it)) } }

-- Light Side versions
location "Death Star: Docking Bay 327" { id = "1_124", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Death Star", icons = { interior, exterior, mobile, scomp_link, docking_bay },
  constant = {
    { when(dark_side()), set_for(transit_cost, 1, you) },
    { when(light_side()), set_for(transit_cost, 1, you) } } }
location "Tatooine: Docking Bay 94" { id = "1_129", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", cluster = "Mos Eisley", icons = { interior, exterior, planet, scomp_link, docking_bay },
  constant = {
    { when(dark_side()), set_for(transit_cost, 2, you) },
    { when(light_side()), set_for(transit_cost, 1, you) } } }
location "Tatooine: Dune Sea" { id = "1_130", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = { when(dark_side()), set_here(battle_destiny_ability, 6, you) } }
location "Tatooine: Jawa Camp" { id = "1_131", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet },
  constant = {
    { when(light_side()), each(deploying(yours, of_species(jawa), to_here), free(opponents_cost, it)) },
    { when(light_side()), when(at_least(count(vehicle_card(titled("Sandcrawler"), present)), 1)), each(deploying(yours, of_species(jawa), to_here), free(deploy_cost, it)) } } }
location "Tatooine: Lars' Moisture Farm" { id = "1_132", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Tatooine", icons = { exterior, planet, scomp_link },
  constant = {
    { when(dark_side()), adjust_here(each_weapon_destiny, 1, you) },
    { when(light_side()), each(deploying(yours, one_of(persona_of("Luke"), persona_of("Beru")), to_here), lower(deploy_cost, 1, it)) } } }
