-- Endor: locations of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

location "Endor" { id = "8_157", side = dark, unique = true, dark = 2, light = 2, place = a_system, system = "Endor", parsec = 8, icons = { planet },
  constant = {
    { when(side(dark)), when(controls(you, this)), change{total_power, count(starship(yours, here)), of = you, at = site(related)} },
    { when(side(light)), when(no(exists(character(yours, ewok, on("Endor"))))), change{force_drain, -1, of = you} },
    { when(side(light)), change{move_cost, 1, of = starship(yours, to_here)} },
    { when(side(light)), change{deploy_cost, 1, of = deploying(yours, starship, to_here)} } } }
location "Endor: Ancient Forest" { id = "8_158", side = dark, unique = true, dark = 2, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  constant = {
    { when(side(dark)), change{deploy_cost, -1, of = deploying(yours, loyal(alien_type), except(yuzzum), to_here)} },
    { when(side(dark)), change{deploy_cost, -2, of = deploying(yours, yuzzum, to_here)} },
    { when(side(dark)), when(exists(character(yours, yuzzum, present))), change{force_drain, 1, of = you} } } }
location "Endor: Back Door" { id = "8_159", side = dark, unique = true, dark = 2, light = 2, place = a_site, system = "Endor", icons = { exterior, planet, scomp_link },
  optional = {
    { when(during(move_phase)), when(your_turn()), when(side(dark)), cost(choose{combatant(yours, here), name = "first"}, choose{site(titled("Endor: Bunker")), name = "second"}), move{the("first"), to = the("second"), as = regular} },
    { when(during(move_phase)), when(your_turn()), when(side(dark)), cost(choose{combatant(yours, at(site(titled("Endor: Bunker")))), name = "first"}, choose{site(here), name = "second"}), move{the("first"), to = the("second"), as = regular} },
    { when(during(move_phase)), when(your_turn()), when(side(light)), when(controls(you, this)), cost(choose{combatant(yours, here), name = "first"}, choose{site(titled("Endor: Bunker")), name = "second"}), move{the("first"), to = the("second"), as = regular} },
    { when(during(move_phase)), when(your_turn()), when(side(light)), when(controls(you, this)), cost(choose{combatant(yours, at(site(titled("Endor: Bunker")))), name = "first"}, choose{site(here), name = "second"}), move{the("first"), to = the("second"), as = regular} } } }
location "Endor: Great Forest" { id = "8_165", side = dark, unique = 3, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  constant = {
    { when(side(dark)), change{needed_landspeed, 1, of = character(yours, except(yuzzum), except(scout), leaving)} },
    { when(side(light)), change{needed_landspeed, 1, of = character(yours, except(ewok), except(scout), leaving)} } } }
location "Endor: Landing Platform (Docking Bay)" { id = "8_166", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, interior, planet, scomp_link, docking_bay },
  constant = {
    { when(side(dark)), when(no(exists(character(yours, loyal(imperial), present)))), change{transit_cost, to = 1, of = you} },
    { when(side(dark)), when(exists(character(yours, loyal(imperial), present))), change{transit_cost, to = 0, of = you} },
    { when(side(light)), change{transit_cost, to = 7, of = you} },
    { when(side(light)), change{transit_arrival_cost, 9, of = you} } } }
location "Endor" { id = "8_68", side = light, unique = true, dark = 2, light = 2, place = a_system, system = "Endor", parsec = 8, icons = { planet },
  constant = {
    { when(side(dark)), when(no(exists(character(yours, loyal(imperial), on("Endor"))))), change{force_drain, -1, of = you} },
    { when(side(light)), change{force_drain, -1, of = you} },
    { when(side(light)), change{move_cost, -1, of = starship(yours, one_of(at(system(titled("Sullust"))), at(system(titled("Rendezvous Point"))), at(system(titled("Haven")))), to_here)} } } }
location "Endor: Back Door" { id = "8_69", side = light, unique = true, dark = 2, light = 2, place = a_site, system = "Endor", icons = { exterior, planet, scomp_link },
  optional = {
    { when(during(move_phase)), when(your_turn()), when(side(light)), cost(choose{combatant(yours, here), name = "first"}, choose{site(titled("Endor: Bunker")), name = "second"}), move{the("first"), to = the("second"), as = regular} },
    { when(during(move_phase)), when(your_turn()), when(side(light)), cost(choose{combatant(yours, at(site(titled("Endor: Bunker")))), name = "first"}, choose{site(here), name = "second"}), move{the("first"), to = the("second"), as = regular} },
    { when(during(move_phase)), when(your_turn()), when(side(dark)), when(controls(you, this)), cost(choose{combatant(yours, here), name = "first"}, choose{site(titled("Endor: Bunker")), name = "second"}), move{the("first"), to = the("second"), as = regular} },
    { when(during(move_phase)), when(your_turn()), when(side(dark)), when(controls(you, this)), cost(choose{combatant(yours, at(site(titled("Endor: Bunker")))), name = "first"}, choose{site(here), name = "second"}), move{the("first"), to = the("second"), as = regular} } } }
location "Endor: Great Forest" { id = "8_74", side = light, unique = 3, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, planet }, traits = { forest },
  constant = {
    { when(side(dark)), change{needed_landspeed, 1, of = character(yours, except(yuzzum), except(scout), leaving)} },
    { when(side(light)), change{needed_landspeed, 1, of = character(yours, except(ewok), except(scout), leaving)} } } }
location "Endor: Hidden Forest Trail" { id = "8_75", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Endor", icons = { exterior, planet },
  optional = {
    { when(during(move_phase)), when(your_turn()), when(side(light)), when(no(occupies(opponent, this))),
      cost(choose{character(yours, scout, here), name = "first"}, choose{site(on("Endor"), with_icon(exterior)), name = "second"}), move{the("first"), to = the("second"), as = regular} },
    { when(during(move_phase)), when(your_turn()), when(side(light)), when(no(occupies(opponent, this))),
      cost(choose{character(yours, scout, on("Endor"), outdoors), name = "first"}, choose{site(here), name = "second"}), move{the("first"), to = the("second"), as = regular} } } }
location "Endor: Landing Platform (Docking Bay)" { id = "8_76", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Endor", icons = { exterior, interior, planet, scomp_link, docking_bay },
  constant = {
    { when(side(dark)), when(no(exists(character(yours, loyal(imperial), present)))), change{transit_cost, to = 1, of = you} },
    { when(side(dark)), when(exists(character(yours, loyal(imperial), present))), change{transit_cost, to = 0, of = you} },
    { when(side(light)), change{transit_cost, to = 2, of = you} } } }
