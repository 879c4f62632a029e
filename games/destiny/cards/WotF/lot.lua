-- Way of the Force: cards drawn by lot.

event "Art of War" { id = "WotF-22", cost = 2, color = red, affiliation = villain,
  effect = { when(spot(character(yours, of_color(red))), reveal(all(card_in_hand(opposing))),
    each(card_in_hand(among(them)), choose{die(equal(value, cost(it))), name = "chosen die"}, remove(the("chosen die")))) } }

event "Furious Assault" { id = "WotF-23", cost = 2, color = red, affiliation = villain,
  effect = { when(one_of(at_least(count(character(yours, of_color(red))), 2), spot(character(yours, titled("General Grievous")))),
    choose{character(yours), name = "chosen character"}, roll(all(die_on_card(weapon, belonging(the("chosen character")))))) } }
