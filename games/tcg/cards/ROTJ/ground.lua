-- Return of the Jedi: Ground units.

-- Light Side
ground "Elite Squad" { id = "ROTJ-82", side = light, cost = 8, speed = 40, power = 5, health = 6,
  subtypes = { rebel, squad }, keywords = { critical_hit(1), lucky(2) } }
ground "Ewok Artillery" { id = "ROTJ-84", side = light, cost = 4, speed = 10, power = 2, health = 3,
  subtypes = { ewok, squad },
  activated = { when(would_attack()), cost(tap(this)), each(unit(opposing, at(ground_arena)), damage{ 2, it, as = dice }) } }
ground "Ewok Glider" { id = "ROTJ-85", side = light, cost = 3, speed = 40, power = 2, health = 2,
  subtypes = { ewok, speeder },
  whenever = { attacks(this, any_unit(imperial)), change{ power, 3, of = this, lasting = this_attack } } }
ground "Rebel Scouts" { id = "ROTJ-105", side = light, cost = 4, speed = 40, power = 3, health = 3,
  subtypes = { rebel, squad }, keywords = { hidden_cost(3), accuracy(1) } }

-- Dark Side
ground "Endor Shield Generator" { id = "ROTJ-12", side = dark, cost = 6, speed = 0, power = 3, health = 5,
  subtypes = { imperial, fortification }, keywords = { may_stay_tapped },
  activated = { when(would_attack()), cost(tap(this)), grant{ shields, 4, to = any_unit(of_type(a_space_unit)),
      lasting = while_tapped } },
  upkeep = { { pay(1, build_points) },
    { put(this, to_owner) } } }
ground "Endor Regiment" { id = "ROTJ-14", side = dark, cost = 8, speed = 20, power = 8, health = 8,
  subtypes = { imperial },
  static = { when(exists(location(at(ground_arena)))), change{ speed, 20, of = this } },
  whenever = { attacks(this, any_unit(rebel)), change{ power, 2, of = this, lasting = this_attack } } }
ground "Death Star Battalion" { id = "ROTJ-78", side = dark, cost = 5, speed = 20, power = 4, health = 4,
  subtypes = { imperial },
  static = { when(exists(unit(at(space_arena), imperial, one_of(capital_ship, battle_station)))), change{ power, 2,
      of = this }, change{ health, 2, of = this } } }
ground "Forest AT-AT" { id = "ROTJ-88", side = dark, cost = 6, speed = 30, power = 4, health = 5,
  subtypes = { imperial, assault_walker }, keywords = { armor },
  whenever = { attacks(this, any_unit), strip{ shields, object, lasting = this_attack }, strip{ armor, object,
      lasting = this_attack } } }
ground "Forest AT-ST" { id = "ROTJ-89", side = dark, cost = 3, speed = 40, power = 2, health = 3,
  subtypes = { imperial, assault_walker },
  static = { when(exists(location(at(ground_arena)))), change{ speed, 10, of = this }, change{ power, 1,
      of = this } } }
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
  whenever = { character_battle_starts(), when(is(this, tapped)), add(2, damage_counter,
      all(any_unit_or_pilot(kept_tapped_by(this)))) },
  activated = { when(would_attack()), cost(tap(this)), forbid{ untaps(any_unit(opposing, of_type(a_character))),
      lasting = while_tapped } } }
ground "Jabba's Sail Barge" { id = "ROTJ-56", side = neutral, cost = 5, speed = 20, power = 3, health = 6,
  unique = true, version = "A", subtypes = { tatooine, speeder },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(2), discard(hand_card(yours)) } }
ground "Skiff" { id = "ROTJ-66", side = neutral, cost = 4, speed = 50, power = 3, health = 3,
  subtypes = { tatooine, speeder },
  activated = { when(would_attack()), cost(tap(this)), choose(any_unit(opposing, untapped, of_type(a_character))), may{ pay{ 2,
      by = opponent }, by = opponent }, otherwise(tap(it)) } }
ground "Worrt" { id = "ROTJ-70", side = neutral, cost = 3, speed = 20, power = 3, health = 3,
  subtypes = { tatooine, creature },
  activated = { when(during(ground_battle_step)), cost(tap(this)), damage{ 2, unit(one_of(at(ground_arena),
      at(character_arena)), creature), as = dice } } }
ground "Cantina Bar Mob" { id = "ROTJ-73", side = neutral, cost = 6, speed = 30, power = 4, health = 6,
  subtypes = { tatooine, mob },
  activated = paid(1, retaliate(4)) }
ground "Jabba's Guards" { id = "ROTJ-97", side = neutral, cost = 4, speed = 20, power = 5, health = 5,
  subtypes = { tatooine, squad },
  activated = { paid(0, intercept()),
    paid(3, retaliate(3)) },
  upkeep = { { pay(1, build_points) },
    { discard(hand_card(yours)) },
    { tap(this) } } }
