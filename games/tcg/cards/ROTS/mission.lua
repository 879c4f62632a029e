-- Revenge of the Sith: Missions.

mission "Meditate" { id = "ROTS-95", side = light, cost = 2, completed = { draw(2), gain(2) } }
mission "Sacrifice the Expendable" { id = "ROTS-31", side = dark, cost = 3,
  completed = { discard(ground_unit(yours)), and_then(discard(ground_unit(opposing, cost_up_to(5)))) } }
