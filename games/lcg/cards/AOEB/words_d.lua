-- Assault on Echo Base: cards for the words that they need.

event "A Stinging Insult" { id = "AOEB-54.5", side = light, affiliation = smugglers_and_spies,
  cost = 1, force = 1,
  objective_set = 54, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000329",
  reaction = { declared{ unit(yours, of(smugglers_and_spies), character), how = attacker }, grant{ must_defend, to = unit(enemy), lasting = engagement } } }
