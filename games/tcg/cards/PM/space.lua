-- The Phantom Menace: Space units.

-- Dark Side
space "Yinchorri Fighter" { id = "PM-90", side = dark, cost = 3, speed = 50, power = 2, health = 2,
  subtypes = { yinchorri, starfighter }, keywords = { critical_hit(1) },
  activated = paid(0, retaliate(2)) }

-- neutral
space "Marauder-Class Corvette" { id = "PM-20", side = neutral, cost = 6, speed = 30, power = 3, health = 5,
  subtypes = { patrol_ship },
  activated = { paid(0, intercept), paid(0, retaliate(3)) } }
