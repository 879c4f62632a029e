-- Death Star II: cards drawn from those that nobody had written, the second time.

character_card "Green Squadron Pilot" { id = "9_17", side = light, unique = 3, subtype = rebel, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, icons = { pilot_icon }, traits = { green_squadron },
  constant = {
    { change{piloting_power, 2, of = this} },
    { when(is(this, piloting(starship(a_wing)))), change{if_unable_otherwise, 1, of = you}, change{forfeit, 2, of = this} } } }
starship_card "Accuser" { id = "9_152", side = dark, unique = true, destiny = 1, deploy = 8, power = 7, hyperspeed = 4, armor = 5, forfeit = 9, class = capital, pilots = 6, passengers = 8, vehicles = 2, icons = { nav_computer, scomp_link }, models = { star_destroyer }, permanent_pilot = 1, keywords = { ship_docking },
  response = {
    { battle_initiated{by = opponent}, deploy{this, as = react, from = hand, discount = 3} },
    { drain_initiated{by = opponent}, deploy{this, as = react, from = hand, discount = 3} } } }
