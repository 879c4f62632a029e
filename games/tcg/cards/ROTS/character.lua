-- Revenge of the Sith: Characters.

character "Anakin Skywalker" { id = "ROTS-1", side = light, cost = 7, speed = 40, power = 6, health = 6, unique = true, version = "M",
  persona = "Anakin Skywalker", subtypes = { jedi, knight }, pilots = { starfighter, capital_ship },
  pilot = { gets(host, 10, speed), armors(host) },
  activated = { cost(pay(2)), evade(1) } }
character "Bail Organa" { id = "ROTS-2", side = light, cost = 5, speed = 30, power = 2, health = 3, unique = true, version = "B",
  subtypes = { alderaanian, diplomat },
  activated = { when(build_step()), cost(spend(2), tap(this)), tap(any_unit(opposing)) } }
character "GH-7 Medical Droid" { id = "ROTS-61", side = light, cost = 4, speed = 10, power = 1, health = 5,
  subtypes = { polis_massa, medical, droid },
  activated = { when(no_attack()), cost(tap(this)), heal(3, any_character(yours)) } }
character "R2-D2" { id = "ROTS-62", side = light, cost = 3, speed = 20, power = 1, health = 2, unique = true, version = "J",
  subtypes = { astromech, droid }, pilots = { starfighter }, keywords = { extra_pilot },
  pilot = { grants(host, 3, gains_lucky) },
  pilot_whenever = { space_battle_starts(), mend(1, host) } }
character "Chewbacca" { id = "ROTS-79", side = light, cost = 5, speed = 20, power = 5, health = 5, unique = true, version = "L",
  subtypes = { wookiee }, keywords = { overkill } }
character "Obi-Wan Kenobi" { id = "ROTS-96", side = light, cost = 5, speed = 50, power = 4, health = 4, unique = true, version = "M",
  subtypes = { jedi, knight }, keywords = { accuracy(1) },
  activated = { cost(pay(3)), evade(2) } }

character "Darth Tyranus" { id = "ROTS-8", side = dark, cost = 6, speed = 50, power = 6, health = 4, unique = true, version = "I",
  subtypes = { dark_jedi, jedi, master, sith, lord }, keywords = { cheap_equipment },
  activated = { cost(pay(2)), evade(2) } }
character "Darth Vader" { id = "ROTS-9", side = dark, cost = 10, speed = 60, power = 6, health = 6, unique = true, version = "R",
  persona = "Anakin Skywalker", subtypes = { dark_jedi, jedi, knight, sith, lord }, keywords = { hidden_cost(5), unpreventable },
  activated = { { cost(pay(2)), deflect(1) }, { cost(pay(3)), evade(2) } } }
character "Darth Vader" { id = "ROTS-48", side = dark, cost = 9, speed = 60, power = 7, health = 7, unique = true, version = "Q",
  persona = "Anakin Skywalker", subtypes = { dark_jedi, jedi, knight, sith, lord },
  static = { { when(attacks_a(jedi)), gets(this, 2, power) }, { when(attacks_a(padawan)), grants(this, 1, gains_accuracy) } },
  activated = { cost(pay(4)), evade(2) } }
character "Darth Sidious" { id = "ROTS-81", side = dark, cost = 6, speed = 40, power = 6, health = 5, unique = true, version = "E",
  persona = "Palpatine", subtypes = { dark_jedi, jedi, master, sith, lord },
  activated = { { when(build_step()), cost(pay(3), tap(this)), counters(3, any_ground_or_character_unit), counters(1, this) },
                { cost(pay(3)), evade(2) } } }
character "Droid Security Escort" { id = "ROTS-12", side = dark, cost = 6, speed = 40, power = 5, health = 6,
  subtypes = { separatist, droid }, keywords = { accuracy(1), stun(3) },
  activated = { cost(pay(1)), intercept() } }
character "Elite Guardian" { id = "ROTS-51", side = dark, cost = 3, speed = 20, power = 3, health = 3, keywords = { accuracy(1) },
  activated = { { cost(pay(1)), intercept() }, { cost(pay(1)), retaliate(3) } } }
character "Security Droid" { id = "ROTS-100", side = dark, cost = 2, speed = 30, power = 2, health = 2,
  subtypes = { trade_federation, droid } }

-- Light Side
character "Chewbacca" { id = "ROTS-3", side = light, cost = 8, speed = 30, power = 4, health = 8, unique = true,
  version = "M", subtypes = { wookiee },
  whenever = { is_deployed(this), guard(character_unit(other)) },
  activated = { { cost(pay(1)), intercept() },
    { cost(pay(2)), retaliate(4) } } }
character "Jar Jar Binks" { id = "ROTS-18", side = light, cost = 3, speed = 40, power = 3, health = 3, unique = true,
  version = "C", subtypes = { gungan, diplomat }, keywords = { lucky(2) },
  activated = { { when(build_step()), cost(discard_card(hand_card(yours)), tap(this)), gain_points(you, 1) },
    { cost(spend(1), tap(this)), draw(1) } } }
character "Mace Windu" { id = "ROTS-20", side = light, cost = 9, speed = 50, power = 7, health = 7, unique = true,
  version = "F", subtypes = { jedi, master },
  whenever = { character_battle_ends(), gain(1) },
  activated = { { cost(pay(2), reveal_top()), raise(this, result, power, this_attack) },
    { cost(pay(2)), evade(2) } } }
character "Obi-Wan Kenobi" { id = "ROTS-25", side = light, cost = 8, speed = 60, power = 5, health = 5,
  unique = true, version = "N", subtypes = { jedi, master },
  static = { when(attacks_a(dark_jedi)), gets(this, 2, power), grants(this, 1, gains_accuracy) },
  activated = { cost(pay(1)), evade(2) } }
character "Padme Amidala" { id = "ROTS-26", side = light, cost = 4, speed = 20, power = 4, health = 4, unique = true,
  version = "G", persona = "Padme Amidala", subtypes = { naboo, diplomat },
  static = { tolls(this, 2) },
  activated = { cost(discard(this)), gain(2), draw(2) } }
character "R4-P17" { id = "ROTS-27", side = light, cost = 4, speed = 20, power = 1, health = 3, unique = true,
  version = "A", subtypes = { astromech, droid },
  activated = { cost(tap(this)), either(gain_points(you, 1), heal(2, any_unit(yours, one_of(subtype(starfighter),
      subtype(speeder))))) } }
character "Yoda" { id = "ROTS-40", side = light, cost = 11, speed = 60, power = 7, health = 7, unique = true,
  version = "K", subtypes = { jedi, master },
  whenever = { is_discarded(this), gain(4), take_back() },
  activated = { { cost(pay(2)), deflect(2) },
    { cost(pay(1)), evade(1) } } }
character "C-3PO" { id = "ROTS-43", side = light, cost = 3, speed = 20, power = 1, health = 3, unique = true,
  version = "I", subtypes = { protocol, droid },
  whenever = { character_battle_starts(), may(either({ look(your_deck, 1), may(mill(your_deck, 1)) },
      { look(their_deck, 1), may(mill(their_deck, 1)) })) } }
character "Obi-Wan Kenobi" { id = "ROTS-58", side = light, cost = 5, speed = 40, power = 4, health = 4,
  unique = true, version = "L", subtypes = { jedi, knight }, pilots = { starfighter },
  activated = { cost(pay(2)), evade(2) },
  pilot = { gets(host, 10, speed), gets(host, 1, power) },
  pilot_activated = { cost(pay(1)), evade(1) },
  pilot_whenever = { { space_battle_ends(), may(disembark()) },
    { is_discarded(host), may(disembark()) } } }
character "Padme Amidala" { id = "ROTS-59", side = light, cost = 5, speed = 40, power = 4, health = 4, unique = true,
  version = "H", persona = "Padme Amidala", subtypes = { naboo, diplomat },
  static = { each(unit(yours, subtype(diplomat)), tolls(it, 2)) },
  activated = { when(build_step()), cost(tap(this)), draw(1), gain(1) } }
character "Yoda" { id = "ROTS-70", side = light, cost = 6, speed = 40, power = 5, health = 5, unique = true,
  version = "J", subtypes = { jedi, master }, keywords = { lucky(2) },
  whenever = { attacks(any_unit, this), look(your_deck, 4), pocket(deck_card(yours, near_top(4))), sink(deck_card(yours,
      near_top(3))), sink(deck_card(yours, near_top(2))), sink(deck_card(yours, near_top(1))) },
  activated = { cost(pay(2)), evade(2) } }
character "Anakin Skywalker" { id = "ROTS-71", side = light, cost = 6, speed = 50, power = 5, health = 5,
  unique = true, version = "L", persona = "Anakin Skywalker", subtypes = { jedi, knight },
  activated = { { cost(pay(3)), raise(this, 6, power, this_attack) },
    { cost(pay(3)), evade(2) } } }

-- Dark Side
character "Darth Sidious" { id = "ROTS-7", side = dark, cost = 7, speed = 30, power = 4, health = 6, unique = true,
  version = "G", persona = "Palpatine", subtypes = { dark_jedi, jedi, master, sith, lord },
  static = { taxes(opponent, 1, force_abilities) },
  activated = { { when(build_step()), cost(pay(4), discard(unit(yours))), gain_control(unit(opposing, beside, no_dearer)) },
    { cost(pay(1)), evade(2) } } }
character "Darth Vader" { id = "ROTS-10", side = dark, cost = 11, speed = 50, power = 7, health = 7, unique = true,
  version = "S", persona = "Anakin Skywalker", subtypes = { dark_jedi, jedi, knight, sith, lord },
  keywords = { armor },
  activated = { { when(before_its_attack()), limit(turn), cost(pay(3)), counters(3, any_character) },
    { cost(pay(2)), evade(2) } } }
character "Grand Moff Tarkin" { id = "ROTS-16", side = dark, cost = 4, speed = 30, power = 4, health = 4,
  unique = true, version = "D", subtypes = { imperial, diplomat },
  static = { each(unit(yours, one_of(subtype(capital_ship), subtype(battle_station))), gets(it, 1, power), grants(it,
      1, gains_critical_hit)) } }
character "Mas Amedda" { id = "ROTS-21", side = dark, cost = 3, speed = 20, power = 3, health = 5, unique = true,
  version = "A", subtypes = { chagrian, diplomat },
  whenever = { character_battle_starts(), when(none(count(character_unit(yours, other)))), retreat(this) },
  activated = { when(build_step()), cost(counters(1, any_unit(yours))), gain_points(you, 1) } }
character "Super Battle Droid 7EX" { id = "ROTS-36", side = dark, cost = 5, speed = 30, power = 5, health = 4,
  subtypes = { trade_federation, droid }, keywords = { critical_hit(2) },
  whenever = { is_discarded(this), draw(2) } }
character "Darth Sidious" { id = "ROTS-47", side = dark, cost = 8, speed = 30, power = 5, health = 6, unique = true,
  version = "F", persona = "Palpatine", subtypes = { dark_jedi, jedi, master, sith, lord },
  activated = { { when(build_step()), cost(discard(unit(yours))), gain_mix(half_cost_of(it)) },
    { cost(pay(2)), deflect(1) },
    { cost(pay(2)), evade(2) } } }
character "Destroyer Droid, Q Series" { id = "ROTS-49", side = dark, cost = 6, speed = 40, power = 4, health = 4,
  subtypes = { trade_federation, droid }, keywords = { shields(1) },
  whenever = { character_battle_starts(), either({ raise(this, 10, speed, this_battle), grant(this, 3, gains_stun,
      this_battle) }, { raise(this, 1, power, this_battle), grant(this, 1, gains_accuracy, this_battle) }) } }
character "Nute Gunray" { id = "ROTS-57", side = dark, cost = 4, speed = 20, power = 1, health = 3, unique = true,
  version = "D", subtypes = { trade_federation, diplomat },
  activated = { when(build_step()), cost(tap(this), spend(2)), look_at_hand(), may(discard_card(hand_card(opposing))) } }
character "Darth Tyranus" { id = "ROTS-82", side = dark, cost = 7, speed = 40, power = 5, health = 5, unique = true,
  version = "H", subtypes = { dark_jedi, jedi, master, sith, lord },
  activated = { cost(pay(4)), deflect(2) } }

-- neutral
character "Nos Monster" { id = "ROTS-24", side = neutral, cost = 3, speed = 20, power = 4, health = 4,
  subtypes = { aquatic, utapau, creature },
  static = { when(at_least(count(location(subtype(aquatic))), 1)), gets(this, 30, speed) } }
