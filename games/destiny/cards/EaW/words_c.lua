-- Empire at War.

event "Secret Mission" { id = "EaW-102", cost = 0, color = blue, affiliation = hero,
  effect = { choose(color), choose(top(1, card_in_deck(opposing))), discard(it), when(is(it, of_color(chosen)), gain(1)) } }
