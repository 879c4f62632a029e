-- The Phantom Menace: cards of several types.

-- Light Side
ground "Anakin's Podracer" { id = "PM-33", side = light, cost = 3, speed = 80, power = 2, health = 4, unique = true, version = "A",
  subtypes = { speeder }, keywords = { lucky(1) },
  activated = paid(1, evade(1)) }

-- Dark Side
character "TC-14" { id = "PM-84", side = dark, cost = 3, speed = 10, power = 1, health = 2, unique = true, version = "A",
  subtypes = { trade_federation, protocol, droid },
  activated = { when(during(your_build_step)), cost(tap(this), pay(1, build_points)), draw(1) } }
