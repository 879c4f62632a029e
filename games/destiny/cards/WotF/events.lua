-- Way of the Force: events.

event "Clandestine Operation" { id = "WotF-92", cost = 1, color = yellow, affiliation = hero,
  effect = { when(spot_many(count(character(yours, of_color(yellow))), 2, character(yours, titled("Cassian Andor"))),
    resolve_same_symbol(), and_then(either(mill(result, you), mill(result, opponent)))) } }
