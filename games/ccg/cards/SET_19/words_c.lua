-- Set 19: cards that show a word of the language.

character_card "Governor Pryce" { id = "219_7", side = dark, unique = true, destiny = 2, deploy = 3, power = 2, ability = 3, forfeit = 5, politics = 2, subtype = imperial, persona = "Pryce", expansion = "Coruscant", traits = { female, leader, miner },
  constant = { change{immunity, 4, of = this} },
  just = { captured(), when(is(subject, loyal(rebel), here)), put{reserve_card(yours, except(with_ability)), to = hand} },
  missing = { "artwork cards", "that she may not be forfeited" } }
