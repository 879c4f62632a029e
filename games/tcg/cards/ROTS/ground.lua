-- Revenge of the Sith: Ground units.

ground "AT-AP" { id = "ROTS-42", side = light, cost = 5, speed = 20, power = 5, health = 5, subtypes = { republic, vehicle },
  keywords = { armor, critical_hit(1) } }
ground "AT-RT" { id = "ROTS-74", side = light, cost = 4, speed = 20, power = 4, health = 4, subtypes = { republic, vehicle },
  keywords = { armor } }
ground "BARC Speeder" { id = "ROTS-75", side = light, cost = 5, speed = 40, power = 4, health = 3, subtypes = { republic, speeder },
  keywords = { accuracy(1) } }
ground "Coruscant Shuttle" { id = "ROTS-6", side = light, cost = 4, speed = 40, power = 3, health = 3, subtypes = { jedi, speeder },
  whenever = { is_deployed(this), may(search(), put(deck_card(yours, jedi), to_hand, shown), shuffle()) },
  activated = paid(1, evade(1)) }

ground "STAP Squad" { id = "ROTS-102", side = dark, cost = 3, speed = 50, power = 2, health = 2,
  subtypes = { trade_federation, squad }, keywords = { accuracy(1) } }
ground "Tank Droid" { id = "ROTS-104", side = dark, cost = 6, speed = 40, power = 6, health = 4,
  subtypes = { corporate_alliance, droid }, keywords = { armor } }
ground "Commerce Guild Droid 81-X" { id = "ROTS-4", side = dark, cost = 3, speed = 40, power = 2, health = 4,
  subtypes = { commerce_guild, droid }, keywords = { critical_hit(2), ion_cannon(2) } }
ground "TF Battle Droid Army" { id = "ROTS-105", side = dark, cost = 8, speed = 20, power = 10, health = 10,
  subtypes = { trade_federation, droid },
  static = { change{ power, -1 * counters(this), of = this } } }
ground "IBC Hailfire Droid" { id = "ROTS-90", side = dark, cost = 6, speed = 20, power = 4, health = 4,
  subtypes = { banking_clan, droid } }

-- Light Side
ground "DC0052 Intergalactic Airspeeder" { id = "ROTS-83", side = light, cost = 3, speed = 40, power = 2, health = 2,
  subtypes = { speeder }, keywords = { critical_hit(1) } }
ground "HAVw A6 Juggernaut" { id = "ROTS-88", side = light, cost = 6, speed = 30, power = 5, health = 6,
  subtypes = { assault_tank } }

-- Dark Side
ground "Patrol Mode Vulture Droid" { id = "ROTS-60", side = dark, cost = 7, speed = 20, power = 8, health = 8,
  subtypes = { trade_federation, droid }, keywords = { accuracy(1), shields(1) } }

-- neutral
ground "Coruscant Emergency ship" { id = "ROTS-80", side = neutral, cost = 5, speed = 20, power = 3, health = 5,
  subtypes = { coruscant, speeder },
  activated = { limit(turn), cost(pay(0)), prevent(2, any_unit(yours, of_type(a_ground_unit))) } }
