-- Return of the Jedi: Battle cards.

-- Light Side
battle "Desperate Bluff" { id = "ROTJ-47", side = light,
  effect = { cost(pay(2), tap(any_unit(yours, untapped, of_type(a_character)))), tap(any_unit(untapped)) } }
battle "Wookiee Hug" { id = "ROTJ-69", side = light,
  effect = paid(3, prevent(2, any_unit(yours)), grant{ retaliate, 3, to = it, lasting = this_turn }) }
battle "Log Trap" { id = "ROTJ-99", side = light,
  effect = paid(1, damage{ 6, any_unit(at_most(speed, 30), of_type(a_ground_unit)), as = dice }) }
battle "Surprising Strength" { id = "ROTJ-108", side = light,
  effect = paid(2, change{ power, 4, of = unit(at_most(power, 4)), lasting = this_attack }) }

-- Dark Side
battle "Vader's Summons" { id = "ROTJ-67", side = dark,
  effect = paid(1, put(any_unit(opposing, of_type(a_character), retreated), to_arena), untap(it)),
  enhance = paid(3, put(any_unit(opposing, of_type(a_character), retreated), to_arena), tap(it)) }
battle "Force Lightning" { id = "ROTJ-87", side = dark,
  effect = { cost(pay(any)), damage{ result, any_unit(of_type(a_character)), as = dice, prevented_by = jedi_masters } } }
battle "Lightsaber Throw" { id = "ROTJ-98", side = dark,
  effect = paid(2, damage(3, any_unit(of_type(a_character)))),
  enhance = { cost(pay(6), tap(any_unit(yours, untapped, of_type(a_character)))), damage(6, any_unit(of_type(a_character))),
      may(discard(location(at(character_arena)))) } }

-- neutral
battle "Trap Door!" { id = "ROTJ-38", side = neutral,
  effect = paid(4, tap(any_unit(untapped, of_type(a_character))), damage(3, it)) }
battle "Baited Trap" { id = "ROTJ-41", side = neutral,
  effect = { cost(pay(3)), tap(any_unit(untapped, creature)), forbid{ untaps(it), lasting = next_untap_step } } }
battle "Ionization Weapons" { id = "ROTJ-53", side = neutral,
  effect = paid(1, strip{ shields, unit(opposing), lasting = this_turn }),
  enhance = { cost(pay(3)), choose_arena(), each(unit(opposing, at(that_arena)), strip{ shields, it,
      lasting = this_turn }) } }
battle "Close Quarters" { id = "ROTJ-75", side = neutral,
  effect = { cost(pay(3)), either({ when(at_least(count(unit(yours, at(ground_arena))), 4), change{ power, 2,
      of = all(unit(yours, at(ground_arena))), lasting = this_turn },
      grant{ overkill, 1, to = all(unit(yours, at(ground_arena))), lasting = this_turn }) },
      { when(at_least(count(unit(yours, at(character_arena))), 4),
      change{ power, 2, of = all(unit(yours, at(character_arena))), lasting = this_turn }, grant{ overkill, 1,
      to = all(unit(yours, at(character_arena))), lasting = this_turn }) }) } }
battle "Decoy" { id = "ROTJ-80", side = neutral,
  effect = { grant{ intercept, 1, to = unit, lasting = this_turn } } }
battle "Fly Casual" { id = "ROTJ-86", side = neutral,
  effect = { when(before_turns(space_arena)), cost(pay(2)), change{ speed, -20, of = unit(one_of(at(space_arena),
      at(ground_arena))), lasting = this_turn },
      grant{ lucky, 2, to = it, lasting = this_turn } } }
battle "High-Speed Dodge" { id = "ROTJ-94", side = neutral,
  effect = paid(1, prevent(3, any_unit(yours, at_least(speed, 50)), exactly)) }
battle "Savage Attack" { id = "ROTJ-110", side = neutral,
  effect = { cost(pay(6)), change{ power, 6, of = unit(at(character_arena)), lasting = this_attack }, grant{ accuracy, 1,
      to = it, lasting = this_attack },
      grant{ critical_hit, 1, to = it, lasting = this_attack } } }
