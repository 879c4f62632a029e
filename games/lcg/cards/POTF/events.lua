-- Power of the Force: events.

event "Improvised Demolition" { id = "POTF-251.5", side = light, traits = { tactic },
  cost = 2, force = 1,
  objective_set = 251, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001583",
  -- Who cannot discard two cards cannot cancel it.
  action = { limit(turn_for_all_your_copies),
    when(at_least(count(hand_card(theirs)), 2), may{ discard(random(2, hand_card(theirs))), by = opponent }),
    when(less(result, 2), change{ blast_damage, 1, of = all(unit(yours, one_of(specter, of(neutral)))), lasting = phase }) } }
