-- Revenge of the Sith: Space units.

space "ARC-170 Starfighter" { id = "ROTS-73", side = light, cost = 2, speed = 50, power = 2, health = 2,
  subtypes = { republic, starfighter } }
space "Plo Koon's Starfighter" { id = "ROTS-97", side = light, cost = 3, speed = 50, power = 2, health = 2, unique = true, version = "A",
  subtypes = { jedi, starfighter }, keywords = { critical_hit(2) },
  activated = { cost(pay(2)), evade(1) } }
space "Anakin's Starfighter" { id = "ROTS-72", side = light, cost = 4, speed = 60, power = 3, health = 3, unique = true, version = "A",
  subtypes = { jedi, starfighter }, keywords = { critical_hit(1), cheap_equipment },
  activated = { cost(pay(1)), evade(1) } }
space "V-wing Clone Starfighter" { id = "ROTS-110", side = light, cost = 3, speed = 50, power = 3, health = 2,
  subtypes = { republic, starfighter },
  whenever = { is_discarded(this), draw(1) } }
space "Republic Assault Gunboat" { id = "ROTS-99", side = light, cost = 5, speed = 20, power = 4, health = 4,
  subtypes = { republic, cruiser }, keywords = { shields(1) } }
space "Republic Fighter Wing" { id = "ROTS-30", side = light, cost = 6, speed = 50, power = 4, health = 8,
  subtypes = { republic, squad },
  static = { gets(this, count(space_unit(yours, other)), power) } }

space "Droid Tri-Fighter" { id = "ROTS-86", side = dark, cost = 3, speed = 70, power = 2, health = 2,
  subtypes = { trade_federation, droid, starfighter }, keywords = { critical_hit(1) } }
space "Vulture Droid Starfighter" { id = "ROTS-109", side = dark, cost = 3, speed = 40, power = 3, health = 2,
  subtypes = { trade_federation, droid, starfighter }, keywords = { critical_hit(1) } }
space "Techno Union Interceptor" { id = "ROTS-66", side = dark, cost = 3, speed = 40, power = 3, health = 3,
  subtypes = { techno_union, starfighter },
  static = { when(none(count(space_unit(yours, other)))), gets(this, 10, speed), gets(this, 1, power), gets(this, 1, health) } }
space "Trade Federation Cruiser" { id = "ROTS-106", side = dark, cost = 6, speed = 30, power = 3, health = 5,
  subtypes = { trade_federation, cruiser }, keywords = { accuracy(1), bombard(3) } }
space "Droid Missiles" { id = "ROTS-50", side = dark, cost = 3, speed = 50, power = 5, health = 1, subtypes = { droid },
  activated = { when(would_attack()), cost(discard(this)), counters(3, space_unit) } }
