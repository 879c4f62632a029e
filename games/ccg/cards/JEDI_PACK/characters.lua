-- Jedi Pack: characters drawn by lot. missing: which texts are not described.

character_card "Tedn Dahai" { id = "102_5", side = light, unique = true, destiny = 3, deploy = 2, power = 1, ability = 1, forfeit = 4, subtype = alien_type, species = bith, persona = "Tedn Dahai", traits = { musician, scout },
  optional = { when(during(control_phase)), limit(phase), when(exists(character(other, musician, here))), cost(choose(character(opposing, loyal(alien_type), present)), use(1)), make{textless, it, lasting = turn} },
  missing = { "one more alien for each further musician" } }
character_card "Han" { id = "102_2", side = light, unique = true, destiny = 1, deploy = 4, power = 2, ability = 2, forfeit = 3, subtype = alien_type, species = corellian, persona = "Han", icons = { pilot_icon }, traits = { gambler } }
