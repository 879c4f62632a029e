-- Way of the Force: events.

event "Clandestine Operation" { id = "WotF-92", cost = 1, color = yellow, affiliation = hero,
  effect = { when(one_of(at_least(count(character(yours, of_color(yellow))), 2), spot(character(yours, titled("Cassian Andor")))),
    resolve_any{alike = yes}, and_then(either(discard(top(result, card_in_deck(yours))), discard(top(result, card_in_deck(opposing)))))) } }

event "Lack of Faith" { id = "WotF-7", cost = 2, color = blue, affiliation = villain,
  effect = { when(spot(character(yours, of_color(blue), at_least(points, 15))), choose{character, name = "chosen character"}, remove(all(die(of(the("chosen character")))))) } }

event "Division in the Force" { id = "WotF-111", cost = 1, color = blue,
  effect = { resolve(die(yours, of_color(blue))), and_then(remove(die(equal(value, value(it))))) } }

event "Risky Move" { id = "WotF-136", cost = 1, color = yellow,
  effect = { when(spot(character(yours, of_color(yellow))), remove(die)), later{plays(card(opposing)), grant{ambush, to = subject}, lasting = round} } }
