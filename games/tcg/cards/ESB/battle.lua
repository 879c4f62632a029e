-- The Empire Strikes Back: Battle cards.

-- neutral
battle "725 to 1" { id = "ESB-140", side = neutral,
  effect = { choose(unit(yours)), roll(1),
    when(at_least(result, 4), change{ speed, 20, of = it, lasting = this_turn }, change{ power, 2, of = it, lasting = this_turn }) } }
battle "Force Throw" { id = "ESB-162", side = dark,
  effect = { cost(choose{ unit(yours, untapped, at(character_arena), dark_jedi), name = "thrower" }, tap(the("thrower"))),
    each(unit(at(character_arena), except(chosen_so_far)), damage{ 3, it, as = dice, source = the("thrower") }) } }
