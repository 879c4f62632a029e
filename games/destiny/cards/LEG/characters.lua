-- Legacies: characters.

character "Clone Trooper" { id = "LEG-38", points = 8, health = 8, color = red, affiliation = hero,
  subtypes = { trooper },
  die = { "1 ranged", "2 ranged", "2 indirect", "1 resource", "blank", "blank" },
  after = { activates(this), when(control_battlefield(), may(reroll(die(yours, of_character)))),
    when(without_battlefield(), may(reroll(die(yours, of_this)))) } }
