-- Premiere: starships of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

starship_card "Black 3" { id = "1_300", side = dark, unique = true, destiny = 3, deploy = 1, power = 1, maneuver = 3, forfeit = 3, class = starfighter, models = { tie, tie_ln }, pilots = 1, persona = "Black 3", traits = { black_squadron, tie_ln_ship } }
starship_card "X-wing" { id = "1_146", side = light, destiny = 2, deploy = 2, power = 3, maneuver = 4, hyperspeed = 5, forfeit = 4, class = starfighter, models = { x_wing }, permanent_pilot = 1, icons = { nav_computer, scomp_link } }
starship_card "Y-wing" { id = "1_147", side = light, destiny = 3, deploy = 1, power = 2, maneuver = 3, hyperspeed = 4, forfeit = 2, class = starfighter, models = { y_wing }, pilots_or_passengers = 1, permanent_pilot = 1, icons = { nav_computer, scomp_link }, traits = { y_wing_ship } }
