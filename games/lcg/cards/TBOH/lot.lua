-- The Battle of Hoth: cards drawn by lot.

event "Narrow Escape" { id = "TBOH-60.5", side = light, affiliation = smugglers_and_spies,
  cost = 2, force = 2,
  objective_set = 60, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000497",
  missing = { "as an interrupt: the only target that the opponent has chosen for an effect that does not capture is exchanged for another one that the effect could have" } }

event "Tactical Retreat" { id = "TBOH-60.6", side = light, affiliation = smugglers_and_spies,
  cost = 1, force = 1,
  objective_set = 60, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000498",
  action = { move(any(unit(yours)), hand) } }
