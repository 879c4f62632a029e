-- Legacies.

event "In Pursuit" { id = "LEG-94", cost = 0, color = yellow, affiliation = villain,
  missing = { "with more than two players: opponents whose last turn was not the one before this" },
  restriction = { happened(activates(character(opposing)), last(turn)) },
  effect = { each(any(character(yours, of_color(yellow), ready_one)), activate(it)) } }

event "Easy Pickings" { id = "LEG-117", cost = 1, color = yellow, affiliation = hero,
  effect = { when(spot(character(yours, of_color(yellow))),
    remove(n_of{2, die, where = all_of(same(value, them), every(die(among(them)), at_least(count(die(among(them), like(candidate))), 2)))})) } }

event "Entangle" { id = "LEG-151", cost = 2, color = yellow,
  effect = { when(spot(character(yours, of_color(yellow))), remove(up_to{2, die, where = at_most(sum(value, them), 3)})) } }
