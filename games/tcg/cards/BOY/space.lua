-- Battle of Yavin: Space units.

-- Dark Side
space "Death Star" { id = "BOY-11", side = dark, cost = 18, speed = 10, power = 20, health = 20, unique = true,
  version = "C", subtypes = { imperial, battle_station },
  static = { when(is(this, defending)), grant{ critical_hit, 3, to = any_unit(attacking, starfighter) } },
  activated = { when(would_attack), when(no(exists(unit(opposing, at(space_arena))))), cost(tap(this)),
      discard(all(unit(at(ground_arena)))) } }
