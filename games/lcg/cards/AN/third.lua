-- Aggressive Negotiations: further cards drawn by lot.

fate_card "Battle Fury" { id = "AN-266.6", side = light,
  priority = 5, force = 2,
  objective_set = 266, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001716",
  fate = { may(damage(1, unit(yours, participating, wookiee)), and_then(damage(1, up_to(2, unit(enemy, participating))))) } }

event "Overwrite Protocol" { id = "AN-267.5", side = dark, affiliation = sith,
  cost = 1, force = 1,
  objective_set = 267, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001721",
  reaction = { strikes(unit(droid)), grant{ targeted_strike, to = subject, lasting = strike } } }
