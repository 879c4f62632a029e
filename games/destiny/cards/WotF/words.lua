-- Way of the Force.

event "Defensive Racing" { id = "WotF-94", cost = 0, color = yellow, affiliation = hero,
  missing = { "with more than two players: dice that were removed in an earlier turn of an opponent" },
  restriction = { exists(die_on_card(yours, vehicle, was(die_removed(anything, candidate), last(turn)))) },
  effect = { when(spot(character(yours, of_color(yellow))), roll(die_on_card(yours, vehicle, was(die_removed(anything, candidate), last(turn))))) } }
