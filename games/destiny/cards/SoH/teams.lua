-- Spark of Hope: characters that ask something of their team.

character "Youngling" { id = "SoH-59", points = 4, health = 4, color = blue, affiliation = hero, subtypes = { apprentice },
  inclusion = { exists(character(yours, jedi)) },
  power_action = { play{card_in_hand(yours, of_color(blue), of_type(upgrade)), on = this, less = 1} } }

character "Ewok Warrior" { id = "SoH-95", points = 4, health = 4, color = yellow, affiliation = hero, subtypes = { ewok },
  inclusion = { exists(character(yours, unique_one, ewok)) },
  after = { activates(this), may(deal{1, opponent, indirect = yes}) } }

event "Spark of Hope" { id = "SoH-84", cost = 3, color = red, affiliation = hero,
  price = { change{cost, -count(defeated_character(yours)), of = this} },
  effect = { reroll(any(die(yours))), resolve_any() } }
