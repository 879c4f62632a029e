-- Revenge of the Sith: Characters.

character "Anakin Skywalker" { id = "ROTS-1", side = light, cost = 7, speed = 40, power = 6, health = 6, unique = true, version = "M",
  persona = "Anakin Skywalker, Darth Vader", subtypes = { jedi, knight }, pilots = { starfighter, capital_ship },
  pilot = { change{ speed, 10, of = host }, grant{ armor, 1, to = host } },
  activated = paid(2, evade(1)) }
character "Bail Organa" { id = "ROTS-2", side = light, cost = 5, speed = 30, power = 2, health = 3, unique = true, version = "B",
  subtypes = { alderaanian, diplomat },
  activated = { when(during(your_build_step)), cost(pay(2, build_points), tap(this)), tap(any_unit(opposing)) } }
character "GH-7 Medical Droid" { id = "ROTS-61", side = light, cost = 4, speed = 10, power = 1, health = 5,
  subtypes = { polis_massa, medical, droid },
  activated = { when(no_attack()), cost(tap(this)), remove(3, damage_counter, any_unit(yours, of_type(a_character))) } }
character "R2-D2" { id = "ROTS-62", side = light, cost = 3, speed = 20, power = 1, health = 2, unique = true, version = "J",
  subtypes = { astromech, droid }, pilots = { starfighter }, keywords = { extra_pilot },
  pilot = { grant{ lucky, 3, to = host } },
  pilot_whenever = { space_battle_starts(), remove(1, damage_counter, host, exactly) } }
character "Chewbacca" { id = "ROTS-79", side = light, cost = 5, speed = 20, power = 5, health = 5, unique = true, version = "L",
  subtypes = { wookiee }, keywords = { overkill } }
character "Obi-Wan Kenobi" { id = "ROTS-96", side = light, cost = 5, speed = 50, power = 4, health = 4, unique = true, version = "M",
  subtypes = { jedi, knight }, keywords = { accuracy(1) },
  activated = paid(3, evade(2)) }

character "Darth Tyranus" { id = "ROTS-8", side = dark, cost = 6, speed = 50, power = 6, health = 4, unique = true, version = "I",
  subtypes = { dark_jedi, jedi, master, sith, lord }, keywords = { cheap_equipment },
  activated = paid(2, evade(2)) }
character "Darth Vader" { id = "ROTS-9", side = dark, cost = 10, speed = 60, power = 6, health = 6, unique = true, version = "R",
  persona = "Anakin Skywalker, Darth Vader", subtypes = { dark_jedi, jedi, knight, sith, lord }, keywords = { hidden_cost(5),
      unpreventable },
  activated = { paid(2, deflect(1)), paid(3, evade(2)) } }
character "Darth Vader" { id = "ROTS-48", side = dark, cost = 9, speed = 60, power = 7, health = 7, unique = true, version = "Q",
  persona = "Anakin Skywalker, Darth Vader", subtypes = { dark_jedi, jedi, knight, sith, lord },
  static = { { when(all_of(is(this, attacking), exists(any_unit(defending, jedi)))), change{ power, 2, of = this } },
      { when(all_of(is(this, attacking), exists(any_unit(defending, padawan)))), grant{ accuracy, 1, to = this } } },
  activated = paid(4, evade(2)) }
character "Darth Sidious" { id = "ROTS-81", side = dark, cost = 6, speed = 40, power = 6, health = 5, unique = true, version = "E",
  persona = "Darth Sidious, Emperor Palpatine, Chancellor Palpatine", subtypes = { dark_jedi, jedi, master, sith, lord },
  activated = { { when(during(your_build_step)), cost(pay(3), tap(this)), add(3, damage_counter,
      any_unit(one_of(of_type(a_ground_unit), of_type(a_character)))), add(1, damage_counter, this) },
                paid(3, evade(2)) } }
character "Droid Security Escort" { id = "ROTS-12", side = dark, cost = 6, speed = 40, power = 5, health = 6,
  subtypes = { separatist, droid }, keywords = { accuracy(1), stun(3) },
  activated = paid(1, intercept()) }
character "Elite Guardian" { id = "ROTS-51", side = dark, cost = 3, speed = 20, power = 3, health = 3, keywords = { accuracy(1) },
  activated = { paid(1, intercept()), paid(1, retaliate(3)) } }
character "Security Droid" { id = "ROTS-100", side = dark, cost = 2, speed = 30, power = 2, health = 2,
  subtypes = { trade_federation, droid } }

-- Light Side
character "Chewbacca" { id = "ROTS-3", side = light, cost = 8, speed = 30, power = 4, health = 8, unique = true,
  version = "M", subtypes = { wookiee },
  whenever = { is_deployed(this), guard(unit(at(character_arena), other)) },
  activated = { paid(1, intercept()),
    paid(2, retaliate(4)) } }
character "Jar Jar Binks" { id = "ROTS-18", side = light, cost = 3, speed = 40, power = 3, health = 3, unique = true,
  version = "C", subtypes = { gungan, diplomat }, keywords = { lucky(2) },
  activated = { { when(during(your_build_step)), cost(discard(hand_card(yours)), tap(this)), gain(1, build_points) },
    { cost(pay(1, build_points), tap(this)), draw(1) } } }
character "Mace Windu" { id = "ROTS-20", side = light, cost = 9, speed = 50, power = 7, health = 7, unique = true,
  version = "F", subtypes = { jedi, master },
  whenever = { character_battle_ends(), gain(1) },
  activated = { { cost(pay(2), reveal_top()), change{ power, result, of = this, lasting = this_attack } },
    paid(2, evade(2)) } }
character "Obi-Wan Kenobi" { id = "ROTS-25", side = light, cost = 8, speed = 60, power = 5, health = 5,
  unique = true, version = "N", subtypes = { jedi, master },
  static = { when(all_of(is(this, attacking), exists(any_unit(defending, dark_jedi)))), change{ power, 2,
      of = this }, grant{ accuracy, 1, to = this } },
  activated = paid(1, evade(2)) }
character "Padme Amidala" { id = "ROTS-26", side = light, cost = 4, speed = 20, power = 4, health = 4, unique = true,
  version = "G", persona = "Padme Amidala, Queen Amidala", subtypes = { naboo, diplomat },
  static = { change{ toll, 2, of = this } },
  activated = { cost(discard(this)), gain(2), draw(2) } }
character "R4-P17" { id = "ROTS-27", side = light, cost = 4, speed = 20, power = 1, health = 3, unique = true,
  version = "A", subtypes = { astromech, droid },
  activated = { cost(tap(this)), either(gain(1, build_points), remove(2, damage_counter, any_unit(yours,
      one_of(starfighter, speeder)))) } }
character "Yoda" { id = "ROTS-40", side = light, cost = 11, speed = 60, power = 7, health = 7, unique = true,
  version = "K", subtypes = { jedi, master },
  whenever = { is_discarded(this), gain(4), put(this, to_hand) },
  activated = { paid(2, deflect(2)),
    paid(1, evade(1)) } }
character "C-3PO" { id = "ROTS-43", side = light, cost = 3, speed = 20, power = 1, health = 3, unique = true,
  version = "I", subtypes = { protocol, droid },
  whenever = { character_battle_starts(), may(either({ look(your_deck, 1), may(discard(all(deck_card(yours,
      near_top(1))))) },
      { look(their_deck, 1), may(discard(all(deck_card(opposing, near_top(1))))) })) } }
character "Obi-Wan Kenobi" { id = "ROTS-58", side = light, cost = 5, speed = 40, power = 4, health = 4,
  unique = true, version = "L", subtypes = { jedi, knight }, pilots = { starfighter },
  activated = paid(2, evade(2)),
  pilot = { change{ speed, 10, of = host }, change{ power, 1, of = host } },
  pilot_activated = paid(1, evade(1)),
  pilot_whenever = { { space_battle_ends(), may(put(this, to_arena)) },
    { is_discarded(host), may(put(this, to_arena)) } } }
character "Padme Amidala" { id = "ROTS-59", side = light, cost = 5, speed = 40, power = 4, health = 4, unique = true,
  version = "H", persona = "Padme Amidala, Queen Amidala", subtypes = { naboo, diplomat },
  static = { change{ toll, 2, of = unit(yours, diplomat) } },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(1), gain(1) } }
character "Yoda" { id = "ROTS-70", side = light, cost = 6, speed = 40, power = 5, health = 5, unique = true,
  version = "J", subtypes = { jedi, master }, keywords = { lucky(2) },
  whenever = { attacks(any_unit, this), look(your_deck, 4), put(deck_card(yours, near_top(4)), to_hand), put(deck_card(yours,
      near_top(3)), to_bottom), put(deck_card(yours, near_top(2)), to_bottom), put(deck_card(yours, near_top(1)), to_bottom) },
  activated = paid(2, evade(2)) }
character "Anakin Skywalker" { id = "ROTS-71", side = light, cost = 6, speed = 50, power = 5, health = 5,
  unique = true, version = "L", persona = "Anakin Skywalker, Darth Vader", subtypes = { jedi, knight },
  activated = { paid(3, change{ power, 6, of = this, lasting = this_attack }),
    paid(3, evade(2)) } }

-- Dark Side
character "Darth Sidious" { id = "ROTS-7", side = dark, cost = 7, speed = 30, power = 4, health = 6, unique = true,
  version = "G", persona = "Darth Sidious, Emperor Palpatine, Chancellor Palpatine", subtypes = { dark_jedi, jedi, master, sith, lord },
  static = { change{ force_ability_cost, 1, of = opponent } },
  activated = { { when(during(your_build_step)), cost(pay(4), discard(unit(yours))), control{ unit(opposing, beside(it),
      at_most(build_cost, build_cost(it))), lasting = this_battle } },
    paid(1, evade(2)) } }
character "Darth Vader" { id = "ROTS-10", side = dark, cost = 11, speed = 50, power = 7, health = 7, unique = true,
  version = "S", persona = "Anakin Skywalker, Darth Vader", subtypes = { dark_jedi, jedi, knight, sith, lord },
  keywords = { armor },
  activated = { { when(would_attack(and_still_attacks)), limit(turn), cost(pay(3)), add(3, damage_counter,
      any_unit(of_type(a_character))) },
    paid(2, evade(2)) } }
character "Grand Moff Tarkin" { id = "ROTS-16", side = dark, cost = 4, speed = 30, power = 4, health = 4,
  unique = true, version = "D", subtypes = { imperial, diplomat },
  static = { change{ power, 1, of = unit(yours, one_of(capital_ship, battle_station)) }, grant{ critical_hit, 1,
      to = unit(yours, one_of(capital_ship, battle_station)) } } }
character "Mas Amedda" { id = "ROTS-21", side = dark, cost = 3, speed = 20, power = 3, health = 5, unique = true,
  version = "A", subtypes = { chagrian, diplomat },
  whenever = { character_battle_starts(), when(no(exists(unit(yours, at(character_arena), other)))), retreat(this) },
  activated = { when(during(your_build_step)), cost(add(1, damage_counter, any_unit(yours))), gain(1, build_points) } }
character "Super Battle Droid 7EX" { id = "ROTS-36", side = dark, cost = 5, speed = 30, power = 5, health = 4,
  subtypes = { trade_federation, droid }, keywords = { critical_hit(2) },
  whenever = { is_discarded(this), draw(2) } }
character "Darth Sidious" { id = "ROTS-47", side = dark, cost = 8, speed = 30, power = 5, health = 6, unique = true,
  version = "F", persona = "Darth Sidious, Emperor Palpatine, Chancellor Palpatine", subtypes = { dark_jedi, jedi, master, sith, lord },
  activated = { { when(during(your_build_step)), cost(discard(unit(yours))), gain(half_down(build_cost(it)), any_mix) },
    paid(2, deflect(1)),
    paid(2, evade(2)) } }
character "Destroyer Droid, Q Series" { id = "ROTS-49", side = dark, cost = 6, speed = 40, power = 4, health = 4,
  subtypes = { trade_federation, droid }, keywords = { shields(1) },
  whenever = { character_battle_starts(), either({ change{ speed, 10, of = this, lasting = this_battle }, grant{ stun, 3,
      to = this, lasting = this_battle } }, { change{ power, 1, of = this, lasting = this_battle }, grant{ accuracy, 1,
      to = this, lasting = this_battle } }) } }
character "Nute Gunray" { id = "ROTS-57", side = dark, cost = 4, speed = 20, power = 1, health = 3, unique = true,
  version = "D", subtypes = { trade_federation, diplomat },
  activated = { when(during(your_build_step)), cost(tap(this), pay(2, build_points)), search(their_hand),
      may(discard(hand_card(opposing))) } }
character "Darth Tyranus" { id = "ROTS-82", side = dark, cost = 7, speed = 40, power = 5, health = 5, unique = true,
  version = "H", subtypes = { dark_jedi, jedi, master, sith, lord },
  activated = paid(4, deflect(2)) }

-- neutral
character "Nos Monster" { id = "ROTS-24", side = neutral, cost = 3, speed = 20, power = 4, health = 4,
  subtypes = { aquatic, utapau, creature },
  static = { when(exists(location(aquatic))), change{ speed, 30, of = this } } }
