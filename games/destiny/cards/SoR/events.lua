-- Spirit of Rebellion: events.

event "Anger" { id = "SoR-71", cost = 0, color = blue, affiliation = villain,
  restriction = { only_with_blanks(2) },
  effect = { resolve_as_yours(die(opposing, showing_damage)) } }

event "My Ally Is The Force" { id = "SoR-105", cost = 2, color = blue, affiliation = hero,
  keywords = { ambush },
  effect = { resolve_and_keep(die(yours, of_color(blue))) } }

event "Long Con" { id = "SoR-113", cost = 0, color = yellow, affiliation = hero,
  effect = { when(is_there(discarded(yours, titled("Long Con"))), gain(3)) },
  errata = { since = "2018-11-27", effect = { gain(count(discarded(yours, titled("Long Con")))) } } }

event "Momentum Shift" { id = "SoR-129", cost = 1, color = blue,
  effect = { move_shield(character(opposing, shielded), character(yours, with_room_for_shields)) } }

event "Rejuvenate" { id = "SoR-132", cost = 0, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), heal(1, character)) } }

event "New Orders" { id = "SoR-137", cost = 2, color = gray,
  effect = { swap_battlefield(spare_battlefield), and_then(use_battlefield()) } }

event "Destiny" { id = "SoR-101", cost = 0, color = blue, affiliation = hero,
  effect = { up_to(16, die(yours, of_color(blue)), remove(it)), play_free(card_in_hand(yours, cost_within_total)) } }

event "Salvo" { id = "SoR-121", cost = 2, color = red,
  effect = { resolve_against_each(die(yours, showing(ranged))) } }

event "Premonitions" { id = "SoR-131", cost = 0, color = blue,
  effect = { either({ set_aside(this), and_then(stack(card_in_hand(yours))) },
    play_stacked(set_aside_card(copy_of_this, with_stack))) } }
