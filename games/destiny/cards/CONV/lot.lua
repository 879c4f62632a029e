-- Convergence: cards drawn by lot.

character "Padme Amidala" { id = "CONV-75", subtitle = "Resolute Senator", points = { 11, 14 }, health = 10, color = red,
  affiliation = hero, unique = true, subtypes = { leader },
  die = { "1 focus", "2 focus", "3 focus", "1 discard", "1 ranged", "blank" },
  inherent = { when(is(this_die, showing(focus)), allow{is_resolved(this_die), as = indirect}) },
  missing = { "resolving a focus side of her player's other dice as indirect damage" } }

event "Exterminate" { id = "CONV-43", cost = 1, color = yellow, affiliation = villain,
  effect = { choose{subtype, by = opponent}, and_then(remove(all(die(opposing, of_type(character), except(subtype(chosen)))))) },
  missing = { "naming no subtype but those that characters have", "with more than two players: a subtype from each opponent" } }

event "Reap the Reward" { id = "CONV-97", cost = 2, color = yellow, affiliation = hero,
  effect = { when(spot(card_in_play(yours, scoundrel)), resolve(die(yours, one_of(of_type(character), of_type(upgrade)))), and_then(gain(value(it)))) },
  missing = { "counting what the value of the die was increased by while it was resolved" } }

upgrade "Secrets Laid Bare" { id = "CONV-105", cost = 0, color = blue, subtypes = { intel },
  restriction = { only{on = character(opposing)} },
  after = { activates(host), reveal(random(3, card_in_hand(controlled_by(controller(host))))) },
  missing = { "being a downgrade, which is played on an opponent's character: here it cannot be played" } }

upgrade "Protective Suit" { id = "CONV-170", cost = 1, color = gray, subtypes = { equipment },
  action = { put(this, hand) },
  missing = { "keeping downgrades that are no bounties from being played on the attached character" } }
