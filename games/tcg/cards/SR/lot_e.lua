-- Sith Rising: cards drawn by lot, the fifth time.

-- Dark Side
character "Jango Fett" { id = "SR-13", side = dark, cost = 8, speed = 60, power = 7, health = 6, unique = true, version = "E",
  subtypes = { bounty_hunter },
  static = { when(is(this, defending)), change{ power, -3, of = unit(jedi, attacking) } } }
ground "Geonosian Picadors" { id = "SR-11", side = dark, cost = 2, speed = 40, power = 1, health = 2,
  subtypes = { geonosian, soldier },
  static = { change{ power, 1, of = unit(yours, creature) } } }
ground "Battle Droid Assault Squad" { id = "SR-65", side = dark, cost = 4, speed = 40, power = 4, health = 3,
  subtypes = { trade_federation, droid }, keywords = { critical_hit(1) } }
