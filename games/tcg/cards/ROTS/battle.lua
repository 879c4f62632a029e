-- Revenge of the Sith: Battle cards.

battle "Dismiss" { id = "ROTS-11", side = neutral,
  effect = { when(answers(a_battle_card_or_ability)), cost(pay(4), discard_card(hand_card(yours, other))), disrupt() } }
battle "Thread the Needle" { id = "ROTS-63", side = light, effect = { cost(pay(3)), prevent_all(any_space_unit(yours)) } }
battle "Thwart" { id = "ROTS-64", side = neutral,
  effect = { when(answers(an_ability)), cost(pay(3)), disrupt(), bar_ability() } }
battle "Homing Missiles Salvo" { id = "ROTS-89", side = dark, effect = { cost(pay(4)), dice(6, any_space_unit) } }
battle "Surge of Strength" { id = "ROTS-103", side = dark, effect = { cost(pay(4)), raise(unit, 5, power, this_battle) } }

-- Light Side
battle "Diving Attack" { id = "ROTS-84", side = light,
  effect = { raise(space_unit, 2, power, this_attack), grant(it, 1, gains_critical_hit, this_attack) } }
battle "Unity of the Jedi" { id = "ROTS-107", side = light,
  effect = { when(no_attack()), when(different_jedi(3)), cost(pay(3)), three(character_unit(yours, subtype(jedi)),
      character_unit(yours, subtype(jedi), other_name), character_unit(yours, subtype(jedi), other_name)),
      raise_them(2, power, this_turn), raise_them(1, gains_accuracy, this_turn) } }

-- Dark Side
battle "Spinning Slash" { id = "ROTS-33", side = dark,
  effect = { when(no_attack()), cost(pay(5)), slash(character_unit(yours, subtype(jedi))) } }
battle "Strike with Impunity" { id = "ROTS-34", side = dark,
  effect = { cost(pay(1)), bar_retaliate() } }
battle "Confusion" { id = "ROTS-46", side = dark,
  effect = { cost(pay(5)), choose_arena(), each(unit(untapped, in_that_arena), tap(it)) } }

-- neutral
battle "Foil" { id = "ROTS-14", side = neutral,
  effect = { when(answers(a_mission)), cost(pay(3)), disrupt() } }
battle "Lightsaber Quick Draw" { id = "ROTS-19", side = neutral,
  effect = { cost(pay(3)), either({ when(at_least(count(character_unit(yours, subtype(jedi))), 1),
      choose(hand_card(yours, a_unit)), show(it), each(character_unit(opposing, slower), dice(4, it))) },
      { when(at_least(count(ground_unit_or_pilot(yours, subtype(jedi))), 1), choose(hand_card(yours, a_unit)), show(it),
      each(ground_unit(opposing, slower), dice(4, it))) }) } }
battle "Combined Squadron Tactics" { id = "ROTS-45", side = neutral,
  effect = { when(different_speeds(3)), cost(pay(4)), three(space_unit(yours), space_unit(yours, other_speed),
      space_unit(yours, other_speed)), raise_them(3, power, this_turn) } }
battle "Jedi Master's Deflection" { id = "ROTS-54", side = neutral,
  effect = { cost(pay(3)), deflect_for(3, any_character(yours, subtype(jedi))) } }
battle "Force Dodge" { id = "ROTS-87", side = neutral,
  effect = { cost(pay(4)), prevent(4, any_unit(yours)) } }
battle "Jedi Piloting" { id = "ROTS-94", side = neutral,
  effect = { cost(pay(1)), prevent(2, any_space_or_ground_unit) } }
battle "Power Attack" { id = "ROTS-98", side = neutral,
  effect = { raise(character_unit, 2, power, this_attack), grant(it, 1, gains_critical_hit, this_attack) } }
