-- Return of the Jedi: Space units.

-- Light Side
space "Endor Rebel Fleet" { id = "ROTJ-11", side = light, cost = 10, speed = 10, power = 7, health = 7,
  subtypes = { rebel },
  static = { change{ power, count(unit(yours, at(space_arena), other)), of = this }, change{ health,
      count(unit(yours, at(space_arena), other)), of = this } } }
space "Home One" { id = "ROTJ-17", side = light, cost = 8, speed = 20, power = 7, health = 7, unique = true,
  version = "A", subtypes = { rebel, mon_calamari, capital_ship }, keywords = { shields(1) },
  static = { when(during(space_battle_step)), change{ force_cost, -1, of = hand_card(yours, of_type(a_battle)) } } }
space "Mixed Battlegroup" { id = "ROTJ-27", side = light, cost = 8, speed = 40, power = 5, health = 5,
  subtypes = { rebel, squad }, keywords = { accuracy(1), critical_hit(1), lucky(1) } }
space "Millennium Falcon" { id = "ROTJ-59", side = light, cost = 7, speed = 50, power = 5, health = 5, unique = true,
  version = "J", subtypes = { rebel, transport }, keywords = { two_pilots },
  activated = paid(3, grant{ lucky, 3, to = this, lasting = this_turn }) }
space "Red Squadron X-Wing" { id = "ROTJ-65", side = light, cost = 3, speed = 50, power = 2, health = 2,
  subtypes = { rebel, starfighter }, keywords = { critical_hit(1), shields(1) } }
space "A-Wing" { id = "ROTJ-71", side = light, cost = 3, speed = 70, power = 2, health = 2,
  subtypes = { rebel, starfighter } }
space "B-Wing" { id = "ROTJ-72", side = light, cost = 4, speed = 30, power = 4, health = 3,
  subtypes = { rebel, starfighter },
  static = { when(all_of(is(this, attacking), exists(any_unit(defending, capital_ship)))), grant{ accuracy, 1,
      to = this }, grant{ critical_hit, 1, to = this } } }
space "Gray Squadron Y-Wing" { id = "ROTJ-93", side = light, cost = 4, speed = 40, power = 2, health = 2,
  subtypes = { rebel, starfighter }, keywords = { armor, stun(2) } }
space "Mon Calamari Cruiser" { id = "ROTJ-101", side = light, cost = 7, speed = 20, power = 6, health = 6,
  subtypes = { rebel, mon_calamari, capital_ship }, keywords = { shields(1) } }

-- Dark Side
space "Death Star II" { id = "ROTJ-8", side = dark, cost = 14, speed = 10, power = 15, health = 15, unique = true,
  version = "B", subtypes = { imperial, battle_station },
  activated = { when(would_attack()), cost(tap(this)), discard(unit(at(space_arena), capital_ship)) } }
space "Endor Imperial Fleet" { id = "ROTJ-10", side = dark, cost = 10, speed = 10, power = 8, health = 8,
  subtypes = { imperial }, keywords = { hidden_cost(3), overkill } }
space "Scythe Squadron" { id = "ROTJ-36", side = dark, cost = 7, speed = 40, power = 6, health = 5, unique = true,
  version = "A", subtypes = { imperial, squad }, keywords = { critical_hit(1) },
  activated = { when(would_attack()), when(exists(any_unit(yours, capital_ship))),
      cost(tap(this)), remove(all, damage_counter, this) } }
space "Death Star II" { id = "ROTJ-79", side = dark, cost = 13, speed = 10, power = 14, health = 14, unique = true,
  version = "A", subtypes = { imperial, battle_station }, keywords = { bombard(10) } }
space "Imperial-Class Star Destroyer" { id = "ROTJ-96", side = dark, cost = 7, speed = 20, power = 3, health = 6,
  subtypes = { imperial, capital_ship }, keywords = { shields(1) },
  static = { change{ power, count(unit(opposing, at(space_arena))), of = this } } }
space "TIE Interceptor" { id = "ROTJ-109", side = dark, cost = 3, speed = 60, power = 3, health = 2,
  subtypes = { imperial, starfighter }, keywords = { critical_hit(1) },
  activated = paid(1, intercept()) }
