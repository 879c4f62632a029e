-- The Empire Strikes Back: Ground units.

-- Light Side
ground "Snowspeeder Rogue Two" { id = "ESB-191", side = light, cost = 4, speed = 50, power = 3, health = 3,
  subtypes = { rebel, speeder }, keywords = { critical_hit(1) } }
