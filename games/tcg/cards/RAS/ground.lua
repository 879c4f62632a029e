-- Rogues and Scoundrels: Ground units.

-- Light Side
ground "Unmodified Snowspeeder" { id = "RAS-104", side = light, cost = 3, speed = 60, power = 4, health = 5,
  subtypes = { rebel, speeder },
  upkeep = { add(1, damage_counter, this) } }
