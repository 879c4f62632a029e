-- Enhanced Cloud City: starships drawn by lot. missing: which texts are not described.

starship_card "Dengar In Punishing One" { id = "109_10", side = dark, unique = true, destiny = 1, deploy = 5, power = 2, maneuver = 5, hyperspeed = 3, forfeit = 5, class = starfighter, models = { corellian_jm_5000 }, permanent_pilot = 2, pilot_persona = "Dengar", icons = { nav_computer }, persona = "Punishing One",
  constant = {
    { change{power, 2, of = this} },
    { when(is(this, in_battle)), change{total_battle_destiny, count(starship(opposing, present)), of = you} },
    { strip{immunity, from = combatant(opposing, here)} } } }
