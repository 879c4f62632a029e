-- Premiere: cards that show a word of the language.

effect "Crash Site Memorial" { id = "1_45", side = light, unique = true, destiny = 5,
  just = { just_lost(lost_card(yours, one_of(vehicle_card, droid, weapon_card, device_card))), put{subject, to = here} },
  optional = { when(during(deploy_phase)), when(your_turn()), limit(phase), exchange(hand_card(yours), stacked_card(yours, borne_by_this)) },
  missing = { "exchanging what came to it from the table" } }
interrupt "Trinto Duaba" { id = "1_273", side = dark, destiny = 5, kind = used,
  play = { when(during(battle_phase)), when(your_turn()), when(exists(used_card(opposing))), draw_destiny(), each(used_card(opposing), fix_destiny(it)), put{all(used_card(opposing, matching_destiny)), to = lost_pile} } }
effect "Our Most Desperate Hour" { id = "1_58", side = light, unique = true, destiny = 6, kind = utinni,
  deploys = { only{to = system(titled("Alderaan"))} }, aims = { choose(character(yours, loyal(rebel), on("Tatooine"))) },
  reached = { retrieve(count(character(yours, at_least(ability, 3), less(ability, 4))) + 2 * count(character(yours, at_least(ability, 4)))), lose(this) } }
