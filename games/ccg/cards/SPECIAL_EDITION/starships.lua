-- Special Edition: starships of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

starship_card "TIE Defender Mark I" { id = "7_308", side = dark, destiny = 3, deploy = 3, power = 3, maneuver = 4, hyperspeed = 2, forfeit = 3, class = starfighter, models = { tie, tie_defender }, permanent_pilot = 1, icons = { nav_computer },
  constant = { when(exists(starship(opposing, class(starfighter), present, nimbler))), change{power, -2, of = this} },
  missing = { "deploying as a react", "cannons aboard that name other starships" } }

starship_card "Death Squadron Star Destroyer" { id = "7_302", side = dark, unique = 3, destiny = 2, deploy = 9, power = 7, armor = 6, hyperspeed = 3, forfeit = 9, class = capital, models = { star_destroyer }, pilots = 6, passengers = 8, vehicles = 2, ties = 4, permanent_pilot = 1, icons = { nav_computer, scomp_link }, traits = { death_squadron }, keywords = { ship_docking },
  constant = {
    { when(exists(starship(persona_of("Executor"), at_destination))), change{deploy_cost, -2, of = this} },
    { change{immunity, 4, of = this} } } }
