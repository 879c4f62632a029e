-- Legacies: events.

event "Ataru Strike" { id = "LEG-101", cost = 1, color = blue, affiliation = hero,
  effect = { choose(die(yours, of_color(blue), of_character, showing(melee))), resolve_more(it, shields_behind(it)) } }

event "Unbreakable" { id = "LEG-105", cost = 1, color = blue, affiliation = hero,
  effect = { remove(die(within_your_shields)) } }

event "Hasty Exit" { id = "LEG-153", cost = 0, color = yellow,
  effect = { give_battlefield(opponent), and_then(remove(die(showing_damage))) } }

event "Lure" { id = "LEG-154", cost = 1, color = yellow,
  keywords = { ambush },
  effect = { activate(character_or_support(opposing)) } }
