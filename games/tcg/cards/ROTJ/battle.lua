-- Return of the Jedi: Battle cards.

-- Light Side
battle "Desperate Bluff" { id = "ROTJ-47", side = light,
  effect = { cost(pay(2), tap(any_character(yours, untapped))), tap(any_unit(untapped)) } }
battle "Wookiee Hug" { id = "ROTJ-69", side = light,
  effect = { cost(pay(3)), prevent(2, any_unit(yours)), lend_retaliate(it, 3) } }
battle "Log Trap" { id = "ROTJ-99", side = light,
  effect = { cost(pay(1)), dice(6, any_ground_unit(speed_up_to(30))) } }
battle "Surprising Strength" { id = "ROTJ-108", side = light,
  effect = { cost(pay(2)), raise(unit(power_up_to(4)), 4, power, this_attack) } }

-- Dark Side
battle "Vader's Summons" { id = "ROTJ-67", side = dark,
  effect = { cost(pay(1)), send(retreated_character(opposing)), untap(it) },
  enhance = { cost(pay(3)), send(retreated_character(opposing)), tap(it) } }
battle "Force Lightning" { id = "ROTJ-87", side = dark,
  effect = { cost(pay_any()), lightning(result, any_character) } }
battle "Lightsaber Throw" { id = "ROTJ-98", side = dark,
  effect = { cost(pay(2)), damage(3, any_character) },
  enhance = { cost(pay(6), tap(any_character(yours, untapped))), damage(6, any_character),
      may(discard_location(location(at(character_arena)))) } }

-- neutral
battle "Trap Door!" { id = "ROTJ-38", side = neutral,
  effect = { cost(pay(4)), tap(any_character(untapped)), damage(3, it) } }
battle "Baited Trap" { id = "ROTJ-41", side = neutral,
  effect = { cost(pay(3)), tap(any_unit(untapped, subtype(creature))), stay_tapped(it) } }
battle "Ionization Weapons" { id = "ROTJ-53", side = neutral,
  effect = { cost(pay(1)), strip(unit(opposing), gains_shields, this_turn) },
  enhance = { cost(pay(3)), choose_arena(), each(unit(opposing, in_that_arena), strip(it, gains_shields, this_turn)) } }
battle "Close Quarters" { id = "ROTJ-75", side = neutral,
  effect = { cost(pay(3)), either({ when(at_least(count(ground_unit(yours)), 4), rally(in_ground, 2, power, this_turn),
      rally(in_ground, 1, gains_overkill, this_turn)) }, { when(at_least(count(character_unit(yours)), 4),
      rally(in_character, 2, power, this_turn), rally(in_character, 1, gains_overkill, this_turn)) }) } }
battle "Decoy" { id = "ROTJ-80", side = neutral,
  effect = { lend_intercept(unit, 1) } }
battle "Fly Casual" { id = "ROTJ-86", side = neutral,
  effect = { when(before_turns(space_arena)), cost(pay(2)), lower(space_or_ground_unit, 20, speed, this_turn),
      grant(it, 2, gains_lucky, this_turn) } }
battle "High-Speed Dodge" { id = "ROTJ-94", side = neutral,
  effect = { cost(pay(1)), prevent_just(3, any_unit(yours, speed_from(50))) } }
battle "Savage Attack" { id = "ROTJ-110", side = neutral,
  effect = { cost(pay(6)), raise(character_unit, 6, power, this_attack), grant(it, 1, gains_accuracy, this_attack),
      grant(it, 1, gains_critical_hit, this_attack) } }
