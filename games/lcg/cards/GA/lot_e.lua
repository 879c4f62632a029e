-- Galactic Ambitions: a card drawn by lot.

event "Telekinetic Strike" { id = "GA-217.5", side = dark, affiliation = sith, traits = { force_power, control, alter },
  cost = 0, force = 2,
  objective_set = 217, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001349",
  -- Only with a target is it played, and only a unit that costs enough for one is focused; times(1, ...) because what a cost has chosen is not known when
  -- the program asks whether there is a target.
  action = { when(exists(unit(enemy, one_of(character, creature)))),
    cost(focus(unit(yours, ready, at_least(cost, least(cost, unit(enemy, one_of(character, creature))))))),
    times(1, place(focus, or_if(1, 2, balance(you)), unit(enemy, one_of(character, creature), at_most(cost, cost(it))))) } }
