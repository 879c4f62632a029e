-- Legacies: cards drawn by lot.

upgrade "Grand Moff" { id = "LEG-16", cost = 4, color = red, affiliation = villain, subtypes = { title },
  die = { "2 indirect", "3 indirect", "2 focus", "3 focus", "2 discard", "2 resource" },
  restriction = { only{on = character(unique_one, of_color(red))} },
  power_action = { either(use(battlefield, claim), switch(spare_battlefield, battlefield)) } }

upgrade "Obi-Wan Kenobi's Lightsaber" { id = "LEG-37", cost = 3, color = blue, affiliation = hero, unique = true, subtypes = { weapon },
  die = { "2 melee", "+3 melee", "2 shield", "2 shield", "special", "blank" },
  restriction = only_on_color(blue),
  special = { shield(1, host), deal{shields(host), character, unblockable = yes} } }

support "Cover Team" { id = "LEG-146", cost = 1, color = red,
  action = { cost(exhaust(this)), resolve{die(yours, showing(indirect)), more = 1} } }

event "Special Modification" { id = "LEG-114", cost = 1, color = red, affiliation = hero,
  effect = { either(take_off(3, damage, support), turn(die(of_type(support)))) } }

character "Mother Talzin" { id = "LEG-3", subtitle = "Nightsister Matriarch", points = { 9, 12 }, health = 9, color = blue,
  affiliation = villain, unique = true, subtypes = { witch },
  die = { "1 ranged", "2 ranged", "1 focus", "1 discard", "1 resource", "blank" },
  after = { activates(this), may(each(any_player, reveal(top(1, card_in_deck(controlled_by(they)))),
    when(odd(sum(cost, them)), turn(die(controlled_by(they)))))) } }

event "Spell of Removal" { id = "LEG-81", cost = 1, color = blue, affiliation = villain,
  effect = { when(spot(character(yours, of_color(blue))),
    each(any_player, choose(top(1, card_in_deck(controlled_by(they)))), discard(it), when(odd(cost(it)), remove(die)))) } }

support "Nightsister Coven" { id = "LEG-83", cost = 1, color = blue, affiliation = villain,
  after = { die_rolled(character, die(showing(blank))), may(exhaust(this), and_then(
    each(any_player, reveal(top(1, card_in_deck(controlled_by(they)))), when(odd(sum(cost, them)), deal(1, subject))))) } }
