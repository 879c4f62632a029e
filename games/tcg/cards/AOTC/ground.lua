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
  activated = { when(during(your_build_step)), cost(tap(this)), draw(1), discard(hand_card(yours)) } }
ground "Zam's Airspeeder" { id = "AOTC-120", side = dark, cost = 2, speed = 60, power = 1, health = 1, unique = true, version = "A",
  subtypes = { coruscant, speeder }, keywords = { critical_hit(3) } }

-- Light Side
ground "Naboo Defense Station" { id = "AOTC-30", side = light, cost = 8, speed = 10, power = 6, health = 12,
  subtypes = { naboo, fortification } }
ground "AT-TE Walker 71E" { id = "AOTC-65", side = light, cost = 6, speed = 60, power = 5, health = 4,
  subtypes = { republic, assault_walker }, keywords = { shields(1) } }
ground "Jedi Patrol" { id = "AOTC-91", side = light, cost = 3, speed = 30, power = 3, health = 3,
  subtypes = { jedi, knight },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(1), discard(hand_card(yours)) } }
ground "Chancellor's Guard Squad" { id = "AOTC-124", side = light, cost = 3, speed = 30, power = 2, health = 3,
  subtypes = { republic, soldier }, keywords = { critical_hit(2) } }
ground "Elite Jedi Squad" { id = "AOTC-135", side = light, cost = 3, speed = 40, power = 3, health = 2,
  subtypes = { jedi, knight }, keywords = { critical_hit(2) } }
ground "Naboo Senatorial Escort" { id = "AOTC-155", side = light, cost = 2, speed = 10, power = 2, health = 3,
  subtypes = { naboo, soldier } }
ground "Republic Attack Gunship UH-478" { id = "AOTC-164", side = light, cost = 6, speed = 40, power = 6, health = 6,
  subtypes = { republic, gunship } }

-- Dark Side
ground "Trade Federation Battleship Core" { id = "AOTC-50", side = dark, cost = 9, speed = 10, power = 10,
  health = 12, subtypes = { trade_federation, fortification } }
ground "Tyranus's Geonosian Speeder" { id = "AOTC-52", side = dark, cost = 6, speed = 40, power = 2, health = 1,
  unique = true, version = "A", subtypes = { geonosian, speeder },
  activated = { when(during(your_build_step)), cost(tap(this)), search(), may(put(deck_card(yours, of_type(a_battle)), to_hand,
      shown)), shuffle() } }
ground "Commerce Guild Droid Platoon" { id = "AOTC-75", side = dark, cost = 7, speed = 30, power = 5, health = 6,
  subtypes = { commerce_guild, droid }, keywords = { ion_cannon(3) } }
ground "Commerce Guild Droid 81" { id = "AOTC-127", side = dark, cost = 6, speed = 30, power = 7, health = 5,
  subtypes = { commerce_guild, droid } }
ground "Flying Geonosian Squad" { id = "AOTC-136", side = dark, cost = 6, speed = 30, power = 4, health = 6,
  subtypes = { geonosian, soldier } }
ground "Geonosian Defense Platform" { id = "AOTC-137", side = dark, cost = 7, speed = 20, power = 7, health = 7,
  subtypes = { geonosian, fortification } }

-- neutral
ground "Luxury Airspeeder" { id = "AOTC-28", side = neutral, cost = 3, speed = 60, power = 2, health = 2,
  subtypes = { coruscant, speeder },
  static = { change{ speed, 10, of = unit(yours, at(ground_arena), other) } } }
ground "Jawa Sandcrawler" { id = "AOTC-90", side = neutral, cost = 4, speed = 10, power = 2, health = 7,
  subtypes = { tatooine, sandcrawler },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(2), discard(hand_card(yours)),
      discard(hand_card(yours)) } }
ground "Patrol Speeder" { id = "AOTC-160", side = neutral, cost = 4, speed = 20, power = 3, health = 4,
  subtypes = { naboo, speeder } }
ground "Recon Speeder" { id = "AOTC-163", side = neutral, cost = 5, speed = 30, power = 4, health = 3,
  subtypes = { republic, speeder }, keywords = { shields(1) } }
ground "Rickshaw" { id = "AOTC-167", side = neutral, cost = 2, speed = 20, power = 2, health = 2,
  subtypes = { tatooine, vehicle } }
ground "Swoop Bike" { id = "AOTC-173", side = neutral, cost = 2, speed = 50, power = 2, health = 1,
  subtypes = { tatooine, speeder } }
