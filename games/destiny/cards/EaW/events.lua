-- Empire at War: events.

event "Coercion" { id = "EaW-81", cost = 1, color = yellow, affiliation = villain,
  effect = { when(spot(character(yours, of_color(yellow))), reveal_hand(opponent),
    choose(card_in_hand(opposing, of_type(an_event))), force_play(it)) } }

event "Heat Of Battle" { id = "EaW-123", cost = 2, color = red,
  effect = { turn_up_to(16, damage_side, opponent), up_to(16, die(yours), turn(it, damage_side)) },
  errata = { since = "2018-11-27", effect = { turn_up_to(2, damage_side, opponent), up_to(2, die(yours), turn(it, damage_side)) } } }

event "Battle of Wills" { id = "EaW-128", cost = 1, color = blue, effect = { contest() } }

event "Endurance" { id = "EaW-147", cost = 1, color = gray,
  restriction = { only_if_dice_were_removed() },
  effect = { roll_die(die_on_card(yours, lost_last_turn)) } }
