-- Revenge of the Sith: Battle cards.

battle "Dismiss" { id = "ROTS-11", side = neutral,
  effect = { when(answers(a_battle_card_or_ability)), cost(pay(4), discard(hand_card(yours, other))), disrupt() } }
battle "Thread the Needle" { id = "ROTS-63", side = light, effect = { cost(pay(3)), prevent(all, any_unit(yours,
      of_type(a_space_unit))) } }
battle "Thwart" { id = "ROTS-64", side = neutral,
  effect = { when(answers(an_ability)), cost(pay(3)), disrupt(), forbid{ activates_it_again(subject),
      lasting = this_turn } } }
battle "Homing Missiles Salvo" { id = "ROTS-89", side = dark, effect = { cost(pay(4)), damage{ 6,
      any_unit(of_type(a_space_unit)), as = dice } } }
battle "Surge of Strength" { id = "ROTS-103", side = dark, effect = { cost(pay(4)), change{ power, 5, of = unit,
      lasting = this_battle } } }

-- Light Side
battle "Diving Attack" { id = "ROTS-84", side = light,
  effect = { change{ power, 2, of = unit(at(space_arena)), lasting = this_attack }, grant{ critical_hit, 1, to = it,
      lasting = this_attack } } }
battle "Unity of the Jedi" { id = "ROTS-107", side = light,
  effect = { when(no_attack()), when(different_jedi(3)), cost(pay(3)),
      each(n_of{ 3, unit(yours, at(character_arena), jedi), where = differ(title) },
      change{ power, 2, of = it, lasting = this_turn }, grant{ accuracy, 1, to = it, lasting = this_turn }) } }

-- Dark Side
battle "Spinning Slash" { id = "ROTS-33", side = dark,
  effect = { when(no_attack()), cost(pay(5)), slash(unit(yours, at(character_arena), jedi)) } }
battle "Strike with Impunity" { id = "ROTS-34", side = dark,
  effect = paid(1, forbid{ retaliates(all(unit(opposing))), lasting = this_turn }) }
battle "Confusion" { id = "ROTS-46", side = dark,
  effect = paid(5, choose_arena(), each(unit(untapped, at(that_arena)), tap(it))) }

-- neutral
battle "Foil" { id = "ROTS-14", side = neutral,
  effect = { when(answers(a_mission)), cost(pay(3)), disrupt() } }
battle "Lightsaber Quick Draw" { id = "ROTS-19", side = neutral,
  effect = { cost(pay(3)), either({ when(exists(unit(yours, at(character_arena), jedi)),
      choose(hand_card(yours, a_unit)), reveal(it), each(unit(opposing, at(character_arena), less(speed, speed(it))),
      damage{ 4, it, as = dice })) },
      { when(exists(unit_or_pilot(yours, at(ground_arena), jedi)), choose(hand_card(yours, a_unit)), reveal(it),
      each(unit(opposing, at(ground_arena), less(speed, speed(it))), damage{ 4, it, as = dice })) }) } }
battle "Combined Squadron Tactics" { id = "ROTS-45", side = neutral,
  effect = { when(different_speeds(3)), cost(pay(4)), each(n_of{ 3, unit(yours, at(space_arena)), where = differ(speed) },
      change{ power, 3, of = it, lasting = this_turn }) } }
battle "Jedi Master's Deflection" { id = "ROTS-54", side = neutral,
  effect = paid(3, deflect(3, any_unit(yours, jedi, of_type(a_character)), at_most_that)) }
battle "Force Dodge" { id = "ROTS-87", side = neutral,
  effect = paid(4, prevent(4, any_unit(yours))) }
battle "Jedi Piloting" { id = "ROTS-94", side = neutral,
  effect = paid(1, prevent(2, any_unit(one_of(of_type(a_space_unit), of_type(a_ground_unit))))) }
battle "Power Attack" { id = "ROTS-98", side = neutral,
  effect = { change{ power, 2, of = unit(at(character_arena)), lasting = this_attack }, grant{ critical_hit, 1, to = it,
      lasting = this_attack } } }
