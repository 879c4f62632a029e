-- Desperate Circumstances: cards drawn by lot.

event "Unseen Sabotage" { id = "DC-270.5", side = light, affiliation = jedi,
  cost = 0, force = 2,
  objective_set = 270, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001739",
  reaction = { strikes(unit(enemy)), withdraw(unit(enemy, participating, other_than(subject))), and_then(draw(1)) } }
