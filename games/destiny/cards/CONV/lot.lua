-- Convergence: cards drawn by lot.

character "Padme Amidala" { id = "CONV-75", subtitle = "Resolute Senator", points = { 11, 14 }, health = 10, color = red,
  affiliation = hero, unique = true, subtypes = { leader },
  die = { "1 focus", "2 focus", "3 focus", "1 discard", "1 ranged", "blank" },
  ongoing = { allow{is_resolved(die(yours, showing(focus))), as = indirect} } }

event "Exterminate" { id = "CONV-43", cost = 1, color = yellow, affiliation = villain,
  effect = { choose{subtype, by = opponent}, and_then(remove(all(die(opposing, of_type(character), except(subtype(chosen)))))) },
  missing = { "naming no subtype but those that characters have", "with more than two players: a subtype from each opponent" } }

event "Reap the Reward" { id = "CONV-97", cost = 2, color = yellow, affiliation = hero,
  effect = { when(spot(card_in_play(yours, scoundrel)), resolve(die(yours, one_of(of_type(character), of_type(upgrade)))), and_then(gain(result))) } }

upgrade "Protective Suit" { id = "CONV-170", cost = 1, color = gray, subtypes = { equipment },
  ongoing = { forbid{is_played(card(of_type(downgrade), except(bounty))), on = host} },
  action = { put(this, hand) } }
