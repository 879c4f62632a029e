-- Legacies: events.

event "Ataru Strike" { id = "LEG-101", cost = 1, color = blue, affiliation = hero,
  effect = { choose(die(yours, of_color(blue), of_type(character), usable_as(melee))),
    resolve{it, more = shields_behind(it), as = melee} } }

event "Unbreakable" { id = "LEG-105", cost = 1, color = blue, affiliation = hero,
  effect = { remove(die(at_most(value, sum(shields, character(yours))))) } }

event "Hasty Exit" { id = "LEG-153", cost = 0, color = yellow,
  effect = { take_control{battlefield(yours), by = opponent}, and_then(remove(die(showing(damage)))) } }

event "Lure" { id = "LEG-154", cost = 1, color = yellow,
  keywords = { ambush },
  effect = { activate(character_or_support(opposing)) } }

event "Cantina Brawl" { id = "LEG-148", cost = 1, color = yellow,
  effect = { deal(1, character(opposing)), and_then(may{discard{card_in_hand(controlled_by(controller(it))), by = controller(it)},
    and_then(again{by = controller(it)}), by = controller(it)}) } }

event "Vandalize" { id = "LEG-156", cost = 1, color = yellow,
  effect = { choose{support_or_upgrade(at_most(cost, count(die(yours, of_type(character))))), name = "chosen card"},
    and_then(remove(n_of(cost(the("chosen card")), die(yours, of_type(character))))), and_then(discard(the("chosen card"))) } }
