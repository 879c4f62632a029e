-- Spirit of Rebellion.

event "Overconfidence" { id = "SoR-130", cost = 1, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), reroll(n_of(2, die)), remove(die(among(them), equal(value, least(value, die(among(them))))))) } }

character "Unkar Plutt" { id = "SoR-21", subtitle = "Junk Dealer", points = { 10, 13 }, health = 10, color = yellow, affiliation = villain, unique = true, subtypes = { scavenger },
  die = { "1 focus", "1 disrupt", "2 disrupt", "1 resource", "+2 resource", "blank" },
  action = { remove(any{die(yours), where = at_least(sum(value, them), 3)}), and_then(each(random(1, card_in_hand(opposing)), discard(it), gain(cost(it)))) } }
