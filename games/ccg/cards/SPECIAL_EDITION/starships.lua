-- Special Edition: starships of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

starship_card "TIE Defender Mark I" { id = "7_308", side = dark, destiny = 3, deploy = 3, power = 3, maneuver = 4, hyperspeed = 2, forfeit = 3, class = starfighter, models = { tie, tie_defender }, permanent_pilot = 1, icons = { nav_computer },
  constant = { when(at_least(count(starship(opposing, class(starfighter), present, nimbler)), 1)), lower(power, 2, this) },
  missing = { "deploying as a react", "cannons aboard that name other starships" } }
