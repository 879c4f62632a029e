-- Virtual Set 18: cards that show a word of the language.

character_card "Sagwa" { id = "218_29", side = light, unique = true, destiny = 3, deploy = 3, power = 4, ability = 2, forfeit = 4, subtype = alien_type, species = wookiee, icons = { warrior_icon }, traits = { slave },
  when_drawn = { change{forfeit, 1, of = all(character(yours, wookiee)), lasting = turn} },
  missing = { "keeping the opponent's spies away", "retrieving a Wookiee after a battle" } }
