-- Convergence: characters.

character "Satine Kryze" { id = "CONV-91", subtitle = "Hope of Mandalore", points = { 8, 10 }, health = 9, color = yellow,
  affiliation = hero, unique = true, subtypes = { leader },
  die = { "2 indirect", "1 focus", "1 focus", "1 resource", "2 resource for 1", "blank" },
  after = { activates(this), may(reroll(die(yours))) } }

character "Mace Windu" { id = "CONV-56", subtitle = "Inspiring Master", points = { 12, 16 }, health = 11, color = blue, affiliation = hero, unique = true, subtypes = { jedi, leader },
  die = { "1 melee", "2 melee", "2 melee", "2 focus", "1 resource", "blank" },
  power_action = { look(top(4, card_in_deck(yours))),
    each(up_to(1, card_in_deck(among(them), of_type(upgrade))), play(it),
      and_then(later{plays_on(upgrade(yours)), when(is(object, jedi), shield(1, object)), lasting = turn})),
    put{them, deck_bottom, in_order = yes} } }

character "General Grievous" { id = "CONV-21", subtitle = "Droid Armies Commander", points = { 9, 12 }, health = 9, color = red,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "1 ranged", "2 indirect", "2 focus", "1 shield", "1 resource", "blank" },
  ongoing = { change{points, -1, of = character(yours, droid)} },
  power_action = { reroll(any(die(yours, droid))) } }
