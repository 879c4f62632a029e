-- A New Hope: starships of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

starship_card "Victory-Class Star Destroyer" { id = "2_155", side = dark, destiny = 2, deploy = 6, power = 6, armor = 5, hyperspeed = 4, forfeit = 5, class = capital, models = { star_destroyer }, pilots = 4, passengers = 6, vehicles = 1, ties = 3, permanent_pilot = 1, icons = { nav_computer, scomp_link },
  keywords = { ship_docking },
  constant = { change{total_power, 1, of = you, at = site(related)} } }
