-- Empire at War: events.

event "Coercion" { id = "EaW-81", cost = 1, color = yellow, affiliation = villain,
  effect = { when(spot(character(yours, of_color(yellow))), reveal(all(card_in_hand(opposing))),
    choose(card_in_hand(opposing, of_type(event))), force{play = it}) } }

event "Heat Of Battle" { id = "EaW-123", cost = 2, color = red,
  effect = { turn{any(die(opposing)), damage_side, by = opponent}, each(any(die(yours)), turn(it, damage_side)) },
  errata = { since = "2018-11-27", effect = { turn{up_to(2, die(opposing)), damage_side, by = opponent}, each(up_to(2, die(yours)), turn(it, damage_side)) } } }

event "Battle of Wills" { id = "EaW-128", cost = 1, color = blue, effect = { contest() } }

event "Endurance" { id = "EaW-147", cost = 1, color = gray,
  restriction = { exists(die_on_card(yours, lost_last_turn)) },
  effect = { roll(die_on_card(yours, lost_last_turn)) } }
