-- The Phantom Menace: Battle cards.

-- neutral
battle "In Disguise" { id = "PM-16", side = neutral,
  effect = { cost(pay(3), choose{ unit(yours, at(character_arena)), name = "Character" }, discard(the("Character"))),
    may(put(hand_card(yours, of_type(a_character), at_most(build_cost, build_cost(the("Character")))), to_arena),
      and_then(add(counters(the("Character")), damage_counter, it))) } }
