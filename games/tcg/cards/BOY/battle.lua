-- Battle of Yavin: Battle cards.
battle "Hero's Potential" { id = "BOY-16", side = light,
  effect = { cost(pay(4)), choose{ any_unit(yours, is_unique, at_least(stack, 2)), name = "top" }, choose(stacked(beneath(the("top")))),
    put(it, to_stack_top), later(turn_ends, put(the("top"), to_stack_top)) } }
battle "Malfunction" { id = "BOY-88", side = neutral,
  effect = { when(no_attack), cost(pay(2)), damage{ 6, unit_or_pilot(opposing, droid), as = dice } } }
