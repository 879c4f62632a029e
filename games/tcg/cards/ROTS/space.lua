-- Revenge of the Sith: Space units.

space "ARC-170 Starfighter" { id = "ROTS-73", side = light, cost = 2, speed = 50, power = 2, health = 2,
  subtypes = { republic, starfighter } }
space "Plo Koon's Starfighter" { id = "ROTS-97", side = light, cost = 3, speed = 50, power = 2, health = 2, unique = true, version = "A",
  subtypes = { jedi, starfighter }, keywords = { critical_hit(2) },
  activated = paid(2, evade(1)) }
space "Anakin's Starfighter" { id = "ROTS-72", side = light, cost = 4, speed = 60, power = 3, health = 3, unique = true, version = "A",
  subtypes = { jedi, starfighter }, keywords = { critical_hit(1), cheap_equipment },
  activated = paid(1, evade(1)) }
space "V-wing Clone Starfighter" { id = "ROTS-110", side = light, cost = 3, speed = 50, power = 3, health = 2,
  subtypes = { republic, starfighter },
  whenever = { is_discarded(this), draw(1) } }
space "Republic Assault Gunboat" { id = "ROTS-99", side = light, cost = 5, speed = 20, power = 4, health = 4,
  subtypes = { republic, cruiser }, keywords = { shields(1) } }
space "Republic Fighter Wing" { id = "ROTS-30", side = light, cost = 6, speed = 50, power = 4, health = 8,
  subtypes = { republic, squad },
  static = { change{ power, count(unit(yours, at(space_arena), other)), of = this } } }

space "Droid Tri-Fighter" { id = "ROTS-86", side = dark, cost = 3, speed = 70, power = 2, health = 2,
  subtypes = { trade_federation, droid, starfighter }, keywords = { critical_hit(1) } }
space "Vulture Droid Starfighter" { id = "ROTS-109", side = dark, cost = 3, speed = 40, power = 3, health = 2,
  subtypes = { trade_federation, droid, starfighter }, keywords = { critical_hit(1) } }
space "Techno Union Interceptor" { id = "ROTS-66", side = dark, cost = 3, speed = 40, power = 3, health = 3,
  subtypes = { techno_union, starfighter },
  static = { when(no(exists(unit(yours, at(space_arena), other)))), change{ speed, 10, of = this }, change{ power, 1,
      of = this }, change{ health, 1, of = this } } }
space "Trade Federation Cruiser" { id = "ROTS-106", side = dark, cost = 6, speed = 30, power = 3, health = 5,
  subtypes = { trade_federation, cruiser }, keywords = { accuracy(1), bombard(3) } }
space "Droid Missiles" { id = "ROTS-50", side = dark, cost = 3, speed = 50, power = 5, health = 1, subtypes = { droid },
  activated = { when(would_attack()), cost(discard(this)), add(3, damage_counter, unit(at(space_arena))) } }

-- Light Side
space "Venator-Class Destroyer" { id = "ROTS-39", side = light, cost = 7, speed = 30, power = 5, health = 4,
  subtypes = { jedi, capital_ship },
  static = { change{ power, counters(this), of = this } },
  activated = paid(1, evade(1)) }
space "Acclamator II-Class Assault Ship" { id = "ROTS-41", side = light, cost = 8, speed = 20, power = 6, health = 7,
  subtypes = { republic, capital_ship }, keywords = { bombard(4) } }
space "Naboo Star Skiff" { id = "ROTS-56", side = light, cost = 5, speed = 40, power = 4, health = 5,
  subtypes = { naboo, transport },
  whenever = { is_deployed(this), may(search(), choose(deck_card(yours, naboo, of_type(a_character))), reveal(it),
      put{ it, to_building, counters = 1 }, shuffle()) } }

-- Dark Side
space "Commerce Guild Starship" { id = "ROTS-5", side = dark, cost = 6, speed = 10, power = 4, health = 7,
  subtypes = { commerce_guild, transport }, keywords = { shields(1) },
  activated = { when(during(your_build_step)), cost(add(1, damage_counter, this)), gain(1, build_points) } }
space "Recusant-Class Light Destroyer" { id = "ROTS-29", side = dark, cost = 8, speed = 20, power = 5, health = 6,
  subtypes = { commerce_guild, transport },
  whenever = { is_deployed(this), may(choose_arena(), search(), put(deck_card(yours, a_unit, of_arena(that_arena)), to_hand, shown),
      put(deck_card(yours, a_unit, of_arena(that_arena)), to_hand, shown), shuffle()) } }
space "Separatist Fleet" { id = "ROTS-32", side = dark, cost = 10, speed = 10, power = 9, health = 9,
  subtypes = { fleet },
  activated = { when(at_least(count(discarded(yours, one_of(trade_federation, commerce_guild,
      techno_union, banking_clan, separatist))), 2)), limit(turn),
      cost(put(discarded(yours, one_of(trade_federation, commerce_guild, techno_union,
      banking_clan, separatist)), out_of_game), put(discarded(yours, one_of(trade_federation,
      commerce_guild, techno_union, banking_clan, separatist)), out_of_game)), remove(1,
      damage_counter, this, exactly) } }
space "Theta-Class Shuttle" { id = "ROTS-37", side = dark, cost = 5, speed = 30, power = 3, health = 4,
  subtypes = { transport }, keywords = { shields(1) },
  activated = { cost(discard(this)), put(discarded(yours, of_type(a_character)), to_hand) } }
space "Hardcell-Class Transport" { id = "ROTS-52", side = dark, cost = 7, speed = 30, power = 4, health = 6,
  subtypes = { techno_union, capital_ship },
  whenever = { space_battle_ends(), discard(hand_card(yours)) },
  activated = { when(during(your_build_step)), cost(pay(1, build_points)), draw(2) } }
space "Buzz Droid" { id = "ROTS-78", side = dark, cost = 2, speed = 40, power = 1, health = 1,
  subtypes = { trade_federation, droid }, keywords = { may_stay_tapped, bites },
  whenever = { space_battle_starts(), when(is(this, tapped)), add(1, damage_counter,
      all(any_unit_or_pilot(attacked_last_by(this)))) } }
space "InterGalactic Banking Clan Cruiser" { id = "ROTS-92", side = dark, cost = 5, speed = 10, power = 5,
  health = 5, subtypes = { banking_clan, capital_ship } }
