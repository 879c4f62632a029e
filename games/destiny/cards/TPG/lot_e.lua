-- Two-Player Game: cards drawn by lot.

event "I Have You Now" { id = "TPG-12", cost = 1, color = red, effect = { turn(die, damage_side) } }

battlefield "Hangar Bay" { id = "TPG-23", subtitle = "Imperial Fleet", color = gray,
  claim = { choose(top(1, card_in_deck(opposing))), reveal(it), when(is(it, one_of(of_type(event), of_type(support))), deal(1, character)) } }

upgrade "Inner Strength" { id = "TPG-31", cost = 2, color = blue, affiliation = hero, subtypes = { ability },
  die = { "1 focus", "2 shield", "1 resource", "special", "special", "blank" },
  special = { move(1, damage, host, character(opposing, except(shielded))) } }
