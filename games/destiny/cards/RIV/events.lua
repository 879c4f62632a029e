-- Rivals: events.

event "Emulate" { id = "RIV-11", cost = 0, color = gray,
  effect = { choose(character(at_least(count(character(copy_of(candidate))), 1), at_least(count(die(of(candidate))), 1))),
    turn(die(of(it))) } }

event "Tinker" { id = "RIV-9", cost = 0, color = yellow, effect = { turn{die(yours), value = 1} } }
