-- Attack of the Clones: Ground units.

ground "Clone Squad" { id = "AOTC-126", side = light, cost = 3, speed = 10, power = 3, health = 3, subtypes = { clone, soldier } }
ground "Clone Platoon" { id = "AOTC-125", side = light, cost = 4, speed = 40, power = 4, health = 4, subtypes = { clone, soldier } }
ground "AT-TE Walker 23X" { id = "AOTC-64", side = light, cost = 6, speed = 50, power = 5, health = 4,
  subtypes = { republic, assault_walker }, keywords = { critical_hit(2) } }
ground "Speeder Bike Squadron" { id = "AOTC-170", side = light, cost = 5, speed = 60, power = 3, health = 4,
  subtypes = { republic, speeder }, keywords = { shields(1) } }
ground "Naboo Spaceport" { id = "AOTC-96", side = light, cost = 9, speed = 10, power = 7, health = 9,
  subtypes = { naboo, fortification }, keywords = { ion_cannon(4) } }

ground "Battle Droid Squad" { id = "AOTC-122", side = dark, cost = 2, speed = 10, power = 2, health = 3,
  subtypes = { trade_federation, droid } }
ground "Destroyer Droid Squad" { id = "AOTC-131", side = dark, cost = 5, speed = 40, power = 5, health = 5,
  subtypes = { trade_federation, droid } }
ground "Geonosian Squad" { id = "AOTC-139", side = dark, cost = 4, speed = 30, power = 2, health = 3,
  subtypes = { geonosian, soldier }, keywords = { critical_hit(3) } }
ground "Walking Droid Fighter" { id = "AOTC-179", side = dark, cost = 4, speed = 20, power = 6, health = 2,
  subtypes = { trade_federation, droid }, keywords = { shields(1) } }
ground "Reek" { id = "AOTC-102", side = dark, cost = 3, speed = 50, power = 2, health = 2, subtypes = { geonosian, creature },
  activated = { when(build_step()), cost(tap(this)), draw(1), discard_card(hand_card(yours)) } }
ground "Zam's Airspeeder" { id = "AOTC-120", side = dark, cost = 2, speed = 60, power = 1, health = 1, unique = true, version = "A",
  subtypes = { coruscant, speeder }, keywords = { critical_hit(3) } }
