-- Spirit of Rebellion: events.

event "Anger" { id = "SoR-71", cost = 0, color = blue, affiliation = villain,
  restriction = { at_least(count(die(yours, showing(blank))), 2) },
  effect = { resolve(die(opposing, showing(damage))) } }

event "My Ally Is The Force" { id = "SoR-105", cost = 2, color = blue, affiliation = hero,
  keywords = { ambush },
  effect = { resolve{die(yours, of_color(blue)), keep = yes} } }

event "Long Con" { id = "SoR-113", cost = 0, color = yellow, affiliation = hero,
  effect = { when(exists(discarded(yours, titled("Long Con"))), gain(3)) },
  errata = { since = "2018-11-27", effect = { gain(count(discarded(yours, titled("Long Con")))) } } }

event "Momentum Shift" { id = "SoR-129", cost = 1, color = blue,
  effect = { move(1, shield, character(opposing, shielded), character(yours, less(shields, 3))) } }

event "Rejuvenate" { id = "SoR-132", cost = 0, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), heal(1, character)) } }

event "New Orders" { id = "SoR-137", cost = 2, color = gray,
  effect = { switch(spare_battlefield, battlefield), and_then(use(battlefield, claim)) } }

event "Destiny" { id = "SoR-101", cost = 0, color = blue, affiliation = hero,
  effect = { each(any(die(yours, of_color(blue))), remove(it)), play{card_in_hand(yours, at_most(cost, total)), free = yes} } }

event "Salvo" { id = "SoR-121", cost = 2, color = red,
  effect = { resolve{die(yours, showing(ranged)), against_each = yes} } }

event "Premonitions" { id = "SoR-131", cost = 0, color = blue,
  effect = { either({ put(this, aside), and_then(put(card_in_hand(yours), face_down)) },
    play{set_aside_card(copy_of(this), with_stack), free = yes, under = yes}) } }

event "Doubt" { id = "SoR-80", cost = 0, color = gray, affiliation = villain,
  effect = { reroll(die(opposing)), may{resolve{it, by = controller(it)}, by = controller(it)}, otherwise(remove{it, by = controller(it)}) } }

event "Bolt Hole" { id = "SoR-142", cost = 0, color = yellow,
  effect = { remove(die(yours, of_color(yellow), of_type(character))), and_then(shield(2, the_card(owning(it)))) } }
