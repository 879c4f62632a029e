-- Endor: locations of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

location "Endor" { id = "8_157", side = dark, unique = true, dark = 2, light = 2, place = a_system, system = "Endor", parsec = 8, icons = { planet },
  constant = {
    { when(dark_side()), when(controlled_by(you)), adjust_related_for(total_power, count(starship(yours, here)), you) },
    { when(light_side()), when(fewer_than(count(character(yours, of_species(ewok), on("Endor"))), 1)), lower_for(force_drain, 1, you) },
    { when(light_side()), each(starship(yours, to_here), adjust(move_cost, 1, it)) },
    { when(light_side()), each(deploying(yours, of_type(is_starship), to_here), adjust(deploy_cost, 1, it)) } } }
location "Endor: Ancient Forest" { id = "8_158", side = dark, unique = true, dark = 2, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  constant = {
    { when(dark_side()), each(deploying(yours, loyal(alien_type), except(of_species(yuzzum)), to_here), lower(deploy_cost, 1, it)) },
    { when(dark_side()), each(deploying(yours, of_species(yuzzum), to_here), lower(deploy_cost, 2, it)) },
    { when(dark_side()), when(at_least(count(character(yours, of_species(yuzzum), present)), 1)), adjust_here(force_drain, 1, you) } } }
location "Endor: Back Door" { id = "8_159", side = dark, unique = true, dark = 2, light = 2, place = a_site, system = "Endor", icons = { exterior, planet, scomp_link },
  optional = {
    { when(during(move_phase)), when(your_turn()), when(dark_side()), cost(choose(combatant(yours, here)), choose(site(titled("Endor: Bunker")))), travel() },
    { when(during(move_phase)), when(your_turn()), when(dark_side()), cost(choose(combatant(yours, at_place("Endor: Bunker"))), choose(site(here))), travel() },
    { when(during(move_phase)), when(your_turn()), when(light_side()), when(controlled_by(you)), cost(choose(combatant(yours, here)), choose(site(titled("Endor: Bunker")))), travel() },
    { when(during(move_phase)), when(your_turn()), when(light_side()), when(controlled_by(you)), cost(choose(combatant(yours, at_place("Endor: Bunker"))), choose(site(here))), travel() } } }
location "Endor: Great Forest" { id = "8_165", side = dark, unique = 3, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  constant = {
    { when(dark_side()), each(character(yours, except(of_species(yuzzum)), except(trait(scout)), here), adjust(needed_landspeed, 1, it)) },
    { when(light_side()), each(character(yours, except(of_species(ewok)), except(trait(scout)), here), adjust(needed_landspeed, 1, it)) } } }
location "Endor: Landing Platform (Docking Bay)" { id = "8_166", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, interior, planet, scomp_link, docking_bay },
  constant = {
    { when(dark_side()), when(fewer_than(count(character(yours, loyal(imperial), present)), 1)), set_for(transit_cost, 1, you) },
    { when(dark_side()), when(at_least(count(character(yours, loyal(imperial), present)), 1)), set_for(transit_cost, 0, you) },
    { when(light_side()), set_for(transit_cost, 7, you) },
    { when(light_side()), adjust_for(transit_arrival_cost, 9, you) } } }
location "Endor" { id = "8_68", side = light, unique = true, dark = 2, light = 2, place = a_system, system = "Endor", parsec = 8, icons = { planet },
  constant = {
    { when(dark_side()), when(fewer_than(count(character(yours, loyal(imperial), on("Endor"))), 1)), lower_for(force_drain, 1, you) },
    { when(light_side()), lower_for(force_drain, 1, you) },
    { when(light_side()), each(starship(yours, one_of(at_system("Sullust"), at_system("Rendezvous Point"), at_system("Haven")), to_here), lower(move_cost, 1, it)) } } }
location "Endor: Back Door" { id = "8_69", side = light, unique = true, dark = 2, light = 2, place = a_site, system = "Endor", icons = { exterior, planet, scomp_link },
  optional = {
    { when(during(move_phase)), when(your_turn()), when(light_side()), cost(choose(combatant(yours, here)), choose(site(titled("Endor: Bunker")))), travel() },
    { when(during(move_phase)), when(your_turn()), when(light_side()), cost(choose(combatant(yours, at_place("Endor: Bunker"))), choose(site(here))), travel() },
    { when(during(move_phase)), when(your_turn()), when(dark_side()), when(controlled_by(you)), cost(choose(combatant(yours, here)), choose(site(titled("Endor: Bunker")))), travel() },
    { when(during(move_phase)), when(your_turn()), when(dark_side()), when(controlled_by(you)), cost(choose(combatant(yours, at_place("Endor: Bunker"))), choose(site(here))), travel() } } }
location "Endor: Great Forest" { id = "8_74", side = light, unique = 3, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  constant = {
    { when(dark_side()), each(character(yours, except(of_species(yuzzum)), except(trait(scout)), here), adjust(needed_landspeed, 1, it)) },
    { when(light_side()), each(character(yours, except(of_species(ewok)), except(trait(scout)), here), adjust(needed_landspeed, 1, it)) } } }
location "Endor: Hidden Forest Trail" { id = "8_75", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Endor", icons = { exterior, planet },
  optional = {
    { when(during(move_phase)), when(your_turn()), when(light_side()), when(not_occupied_by(opponent)),
      cost(choose(character(yours, trait(scout), here)), choose(site(on("Endor"), with_icon(exterior)))), travel() },
    { when(during(move_phase)), when(your_turn()), when(light_side()), when(not_occupied_by(opponent)),
      cost(choose(character(yours, trait(scout), on("Endor"), outdoors)), choose(site(here))), travel() } } }
location "Endor: Landing Platform (Docking Bay)" { id = "8_76", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, interior, planet, scomp_link, docking_bay },
  constant = {
    { when(dark_side()), when(fewer_than(count(character(yours, loyal(imperial), present)), 1)), set_for(transit_cost, 1, you) },
    { when(dark_side()), when(at_least(count(character(yours, loyal(imperial), present)), 1)), set_for(transit_cost, 0, you) },
    { when(light_side()), set_for(transit_cost, 2, you) } } }
