-- Return of the Jedi: Ground units.

-- Light Side
ground "Elite Squad" { id = "ROTJ-82", side = light, cost = 8, speed = 40, power = 5, health = 6,
  subtypes = { rebel, squad }, keywords = { critical_hit(1), lucky(2) } }
ground "Ewok Artillery" { id = "ROTJ-84", side = light, cost = 4, speed = 10, power = 2, health = 3,
  subtypes = { ewok, squad },
  activated = { when(would_attack()), cost(tap(this)), each(ground_unit(opposing), dice(2, it)) } }
ground "Ewok Glider" { id = "ROTJ-85", side = light, cost = 3, speed = 40, power = 2, health = 2,
  subtypes = { ewok, speeder },
  whenever = { attacks(this, any_unit(subtype(imperial))), raise(this, 3, power, this_attack) } }
ground "Rebel Scouts" { id = "ROTJ-105", side = light, cost = 4, speed = 40, power = 3, health = 3,
  subtypes = { rebel, squad }, keywords = { hidden_cost(3), accuracy(1) } }

-- Dark Side
ground "Endor Shield Generator" { id = "ROTJ-12", side = dark, cost = 6, speed = 0, power = 3, health = 5,
  subtypes = { imperial, fortification }, keywords = { may_stay_tapped },
  activated = { when(would_attack()), cost(tap(this)), screen(any_space_unit) },
  upkeep = { { spend(1) },
    { return_to_hand(this) } } }
ground "Endor Regiment" { id = "ROTJ-14", side = dark, cost = 8, speed = 20, power = 8, health = 8,
  subtypes = { imperial },
  static = { when(location_in(ground_arena)), gets(this, 20, speed) },
  whenever = { attacks(this, any_unit(subtype(rebel))), raise(this, 2, power, this_attack) } }
ground "Death Star Battalion" { id = "ROTJ-78", side = dark, cost = 5, speed = 20, power = 4, health = 4,
  subtypes = { imperial },
  static = { when(at_least(count(space_unit(subtype(imperial), one_of(subtype(capital_ship),
      subtype(battle_station)))), 1)), gets(this, 2, power), gets(this, 2, health) } }
ground "Forest AT-AT" { id = "ROTJ-88", side = dark, cost = 6, speed = 30, power = 4, health = 5,
  subtypes = { imperial, assault_walker }, keywords = { armor },
  whenever = { attacks(this, any_unit), strip(object, gains_shields, this_attack), strip(object, gains_armor, this_attack) } }
ground "Forest AT-ST" { id = "ROTJ-89", side = dark, cost = 3, speed = 40, power = 2, health = 3,
  subtypes = { imperial, assault_walker },
  static = { when(location_in(ground_arena)), gets(this, 10, speed), gets(this, 1, power) } }
ground "Endor Attack Squad" { id = "ROTJ-90", side = dark, cost = 5, speed = 30, power = 5, health = 6,
  subtypes = { imperial, squad }, keywords = { hidden_cost(3), hidden_at_location } }
ground "Imperial Speeder Bike" { id = "ROTJ-95", side = dark, cost = 3, speed = 50, power = 2, health = 2,
  subtypes = { imperial, speeder }, keywords = { accuracy(1) } }
ground "Royal Guards" { id = "ROTJ-106", side = dark, cost = 3, speed = 40, power = 3, health = 2,
  subtypes = { imperial, bodyguard }, keywords = { accuracy(1), critical_hit(1) } }

-- neutral
ground "Rancor" { id = "ROTJ-32", side = neutral, cost = 11, speed = 20, power = 9, health = 9,
  subtypes = { tatooine, creature }, keywords = { unpreventable } }
ground "Sarlacc" { id = "ROTJ-35", side = neutral, cost = 8, speed = 10, power = 1, health = 6, unique = true,
  version = "A", subtypes = { tatooine, creature }, keywords = { may_stay_tapped },
  whenever = { character_battle_starts(), when(is_tapped()), digest() },
  activated = { when(would_attack()), cost(tap(this)), swallow(any_character(opposing)) } }
ground "Jabba's Sail Barge" { id = "ROTJ-56", side = neutral, cost = 5, speed = 20, power = 3, health = 6,
  unique = true, version = "A", subtypes = { tatooine, speeder },
  activated = { when(build_step()), cost(tap(this)), draw(2), discard_card(hand_card(yours)) } }
ground "Skiff" { id = "ROTJ-66", side = neutral, cost = 4, speed = 50, power = 3, health = 3,
  subtypes = { tatooine, speeder },
  activated = { when(would_attack()), cost(tap(this)), choose(any_character(opposing, untapped)), demand(opponent, 2),
      and_then(tap(it)) } }
ground "Worrt" { id = "ROTJ-70", side = neutral, cost = 3, speed = 20, power = 3, health = 3,
  subtypes = { tatooine, creature },
  activated = { when(battle_step(ground_arena)), cost(tap(this)), dice(2, ground_or_character_unit(subtype(creature))) } }
ground "Cantina Bar Mob" { id = "ROTJ-73", side = neutral, cost = 6, speed = 30, power = 4, health = 6,
  subtypes = { tatooine, mob },
  activated = { cost(pay(1)), retaliate(4) } }
ground "Jabba's Guards" { id = "ROTJ-97", side = neutral, cost = 4, speed = 20, power = 5, health = 5,
  subtypes = { tatooine, squad },
  activated = { { cost(pay(0)), intercept() },
    { cost(pay(3)), retaliate(3) } },
  upkeep = { { spend(1) },
    { discard_card(hand_card(yours)) },
    { tap(this) } } }
