-- Chain of Command: cards drawn by lot.

-- A unit is piloted while a pilot is attached to it.
local function piloted() return unit(yours, vehicle, ready, at_least(count(enhancement(pilot, on(candidate))), 1)) end

event "Surprising Maneuver" { id = "COC-162.6", side = light, affiliation = smugglers_and_spies, traits = { maneuver, trap },
  cost = 0, force = 3,
  objective_set = 162, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001032",
  action = { cost(focus(n_of(2, piloted()))), destroy(all(unit(defending))) } }
