-- Death Star Ii: starships of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

starship_card "Saber 3" { id = "9_164", side = dark, unique = true, destiny = 3, deploy = 1, power = 3, maneuver = 4, forfeit = 3, class = starfighter, models = { tie, tie_interceptor }, pilots = 1, traits = { saber_squadron },
  constant = {
    { change{deploy_cost, -2, of = deploying(yours, cannon, to_this)} },
    { when(exists(character(yours, persona_of("DS-181-3"), piloting(this)))), change{immunity, 3, of = this} } } }
starship_card "Saber 4" { id = "9_165", side = dark, unique = true, destiny = 3, deploy = 2, power = 3, maneuver = 4, forfeit = 3, class = starfighter, models = { tie, tie_interceptor }, pilots = 1, traits = { saber_squadron },
  constant = { when(exists(character(yours, persona_of("DS-181-4"), piloting(this)))), change{immunity, 4, of = this} },
  missing = { "deploying with a pilot as a react" } }
starship_card "Scimitar 2" { id = "9_167", side = dark, unique = true, destiny = 2, deploy = 2, power = 1, maneuver = 2, forfeit = 4, class = starfighter, models = { tie, tie_sa }, pilots = 1, persona = "Scimitar 2", traits = { scimitar_squadron },
  stats_only = true }
starship_card "Scythe 3" { id = "9_170", side = dark, unique = true, destiny = 4, deploy = 2, power = 1, maneuver = 4, forfeit = 3, class = starfighter, models = { tie, tie_ln }, pilots = 1, traits = { scythe_squadron, tie_ln_ship },
  constant = {
    { change{deploy_cost, -2, of = deploying(yours, persona_of("Lieutenant Hebsly"), to_this)} },
    { when(exists(character(yours, persona_of("Lieutenant Hebsly"), piloting(this)))), change{immunity, 4, of = this} } },
  optional = { when(during(move_phase)), when(your_turn()), limit(phase), cost(choose(weapon_card(yours, borne_by_this))), fire(it) } }
starship_card "Scythe Squadron TIE" { id = "9_171", side = dark, unique = 3, destiny = 4, deploy = 4, power = 1, maneuver = 4, forfeit = 3, class = starfighter, models = { tie, tie_ln }, permanent_pilot = 2, traits = { scythe_squadron, tie_ln_ship },
  constant = {
    { change{power, 1, of = this}, change{maneuver, 1, of = this} },
    { when(deploys_to("Endor")), change{deploy_cost, -2, of = this} },
    { when(deploys_to("Death Star II")), change{deploy_cost, -2, of = this} } } }
starship_card "TIE Interceptor" { id = "9_175", side = dark, destiny = 2, deploy = 2, power = 3, maneuver = 4, forfeit = 3, class = starfighter, models = { tie, tie_interceptor }, permanent_pilot = 1, keywords = { fires_twice },
  constant = { when(exists(starship(x_wing, present))), change{power, 1, of = this} } }
starship_card "A-wing" { id = "9_62", side = light, destiny = 3, deploy = 2, power = 3, maneuver = 5, hyperspeed = 4, forfeit = 3, class = starfighter, models = { a_wing }, permanent_pilot = 1, icons = { nav_computer, scomp_link },
  constant = {
    { forbid(reacts_to(opponent)), forbid(reacts_from(opponent)) },
    { when(exists(starship(opposing, class(starfighter), present, nimbler))), change{power, -1, of = this} } } }
starship_card "B-wing Bomber" { id = "9_66", side = light, destiny = 3, deploy = 3, power = 4, maneuver = 2, hyperspeed = 3, forfeit = 4, class = starfighter, models = { b_wing }, pilots = 1, permanent_pilot = 1, icons = { nav_computer, scomp_link },
  stats_only = true }
starship_card "Gray Squadron 1" { id = "9_69", side = light, unique = true, destiny = 3, deploy = 2, power = 2, maneuver = 3, hyperspeed = 4, forfeit = 3, class = starfighter, models = { y_wing }, pilots_or_passengers = 2, icons = { nav_computer, scomp_link }, traits = { gray_squadron, y_wing_ship },
  stats_only = true }
starship_card "Gray Squadron 2" { id = "9_70", side = light, unique = true, destiny = 3, deploy = 1, power = 2, maneuver = 3, hyperspeed = 4, forfeit = 2, class = starfighter, models = { y_wing }, pilots_or_passengers = 2, icons = { nav_computer, scomp_link }, traits = { gray_squadron, y_wing_ship },
  constant = {
    { when(exists(character(yours, persona_of("Karie Neth"), piloting(this)))), change{immunity, 3, of = this} },
    { when(exists(character(yours, persona_of("Lieutenant Telsij"), piloting(this)))), change{immunity, 3, of = this} },
    { when(exists(character(yours, persona_of("Karie Neth"), piloting(this)))), when(exists(character(yours, persona_of("Lieutenant Telsij"), piloting(this)))), change{immunity, 5, of = this}, change{power_destinies, 1, of = you} } } }
starship_card "Nebulon-B Frigate" { id = "9_80", side = light, destiny = 3, deploy = 5, power = 4, armor = 5, hyperspeed = 4, forfeit = 6, class = capital, models = { frigate }, pilots = 4, passengers = 4, starfighters = 2, permanent_pilot = 1, icons = { nav_computer, scomp_link }, keywords = { ship_docking },
  missing = { "free weapons aboard" } }
starship_card "Red Squadron 4" { id = "9_82", side = light, unique = true, destiny = 2, deploy = 2, power = 3, maneuver = 4, hyperspeed = 5, forfeit = 5, class = starfighter, models = { x_wing }, pilots = 1, icons = { nav_computer, scomp_link }, traits = { red_squadron },
  constant = {
    { change{deploy_cost, -2, of = deploying(yours, persona_of("Derek 'Hobbie' Klivian"), to_this)} },
    { when(exists(character(yours, persona_of("Derek 'Hobbie' Klivian"), piloting(this)))), change{maneuver, 2, of = this}, change{immunity, 4, of = this} } },
  missing = { "X-wing Laser Cannons aboard" } }
starship_card "Red Squadron 7" { id = "9_83", side = light, unique = true, destiny = 3, deploy = 2, power = 3, maneuver = 4, hyperspeed = 5, forfeit = 4, class = starfighter, models = { x_wing }, pilots = 1, icons = { nav_computer, scomp_link }, traits = { red_squadron },
  constant = {
    { change{deploy_cost, -2, of = deploying(yours, persona_of("Keir Santage"), to_this)} },
    { change{maneuver, 1, of = starship(yours, other, class(starfighter), red_squadron, here)} } } }
