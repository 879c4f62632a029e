-- Legacies: events.

event "Ataru Strike" { id = "LEG-101", cost = 1, color = blue, affiliation = hero,
  effect = { choose(die(yours, of_color(blue), of_character, usable_as(melee))),
    resolve_more_as(it, shields_behind(it), melee) } }

event "Unbreakable" { id = "LEG-105", cost = 1, color = blue, affiliation = hero,
  effect = { remove(die(within_your_shields)) } }

event "Hasty Exit" { id = "LEG-153", cost = 0, color = yellow,
  effect = { give_battlefield(opponent), and_then(remove(die(showing_damage))) } }

event "Lure" { id = "LEG-154", cost = 1, color = yellow,
  keywords = { ambush },
  effect = { activate(character_or_support(opposing)) } }

event "Cantina Brawl" { id = "LEG-148", cost = 1, color = yellow,
  effect = { deal(1, character(opposing)), against(it),
    and_then(opponent_either({ discard(opponent_chooses(card_in_hand(opposing))), and_then(repeat_as(opponent)) },
      do_nothing())) } }

event "Vandalize" { id = "LEG-156", cost = 1, color = yellow,
  effect = { choose(support_or_upgrade(within_your_dice)), and_then(give_up_dice(cost_of(it))), and_then(discard(it)) } }
