-- Revenge of the Sith: Battle cards.

battle "Dismiss" { id = "ROTS-11", side = neutral,
  effect = { when(answers(a_battle_card_or_ability)), cost(pay(4), discard_card(hand_card(yours, other))), disrupt(subject) } }
battle "Thread the Needle" { id = "ROTS-63", side = light, effect = { cost(pay(3)), prevent_all(space_unit(yours)) } }
battle "Thwart" { id = "ROTS-64", side = neutral,
  effect = { when(answers(an_ability)), cost(pay(3)), disrupt(subject), bar_ability() } }
battle "Homing Missiles Salvo" { id = "ROTS-89", side = dark, effect = { cost(pay(4)), dice(6, any_space_unit) } }
battle "Surge of Strength" { id = "ROTS-103", side = dark, effect = { cost(pay(4)), raise(unit, 5, power, this_battle) } }
