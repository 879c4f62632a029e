-- Evasive Maneuvers: events.

event "Harassment" { id = "EM-151.6", side = light, affiliation = jedi,
  cost = 0, force = 2,
  objective_set = 151, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000966",
  missing = { "as the opponent's deployment phase begins: the first unit that the opponent plays in the phase costs 1 more" } }
