-- Convergence: events.

event "Forsaken" { id = "CONV-9", cost = 0, color = blue, affiliation = villain,
  restriction = { exists(die(equal(count(die(controlled_by(controller(candidate)))), 1))) },
  effect = { remove(die(at_most(value, 2))) } }

event "No Answer" { id = "CONV-128", cost = 1, color = red,
  effect = { discard(random(1, card_in_hand(opposing))),
    and_then(when(no(exists(card_in_hand(opposing))), discard(top(3, card_in_deck(opposing))))) } }
