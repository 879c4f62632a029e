-- Attack of the Clones: Characters.

character "Anakin Skywalker" { id = "AOTC-62", side = light, cost = 5, speed = 60, power = 5, health = 4, unique = true, version = "C",
  persona = "Anakin Skywalker", subtypes = { jedi, padawan },
  activated = { cost(pay(2)), evade(2) } }
character "Anakin Skywalker" { id = "AOTC-121", side = light, cost = 4, speed = 50, power = 4, health = 3, unique = true, version = "D",
  persona = "Anakin Skywalker", subtypes = { jedi, padawan },
  activated = { cost(pay(1)), evade(1) } }
character "Obi-Wan Kenobi" { id = "AOTC-157", side = light, cost = 4, speed = 40, power = 4, health = 4, unique = true, version = "C",
  subtypes = { jedi, knight },
  activated = { cost(pay(2)), evade(2) } }
character "Padme Amidala" { id = "AOTC-34", side = light, cost = 5, speed = 60, power = 4, health = 4, unique = true, version = "A",
  persona = "Padme Amidala", subtypes = { naboo, diplomat },
  static = { each(unit(yours, subtype(jedi)), gets(it, 10, speed)), each(unit(titled("Anakin Skywalker")), gets(it, 2, power)) } }
character "Padme Amidala" { id = "AOTC-159", side = light, cost = 3, speed = 50, power = 3, health = 3, unique = true, version = "D",
  persona = "Padme Amidala", subtypes = { naboo, diplomat } }
character "Clone Warrior 4/163" { id = "AOTC-73", side = light, cost = 4, speed = 40, power = 4, health = 4,
  subtypes = { clone, soldier } }
character "Clone Officer" { id = "AOTC-9", side = light, cost = 5, speed = 40, power = 5, health = 4, subtypes = { clone, soldier },
  static = { each(unit(yours, subtype(clone)), gets(it, 1, power)) } }
character "Kit Fisto" { id = "AOTC-93", side = light, cost = 5, speed = 40, power = 4, health = 5, unique = true, version = "A",
  subtypes = { nautolan, jedi, master },
  activated = { cost(pay(2)), evade(2) } }
character "Plo Koon" { id = "AOTC-37", side = light, cost = 6, speed = 50, power = 5, health = 5, unique = true, version = "A",
  subtypes = { kel_dor, jedi, master },
  static = { when(at_least(count(character_unit(yours, other, subtype(jedi))), 1)), gets(this, 1, power) },
  activated = { cost(pay(2)), evade(2) } }
character "Yoda" { id = "AOTC-58", side = light, cost = 9, speed = 40, power = 6, health = 6, unique = true, version = "A",
  subtypes = { jedi, master },
  whenever = { battle_phase_ends(), gain(1) },
  activated = { { cost(pay(2)), evade(3) }, { cost(pay(10)), deflect(3) } } }

character "Darth Tyranus" { id = "AOTC-79", side = dark, cost = 7, speed = 50, power = 6, health = 4, unique = true, version = "B",
  subtypes = { dark_jedi, jedi, master },
  activated = { { cost(pay(2)), grant(this, 2, gains_critical_hit, this_attack) }, { cost(pay(3)), evade(3) } } }
character "Darth Tyranus" { id = "AOTC-130", side = dark, cost = 5, speed = 50, power = 5, health = 4, unique = true, version = "C",
  subtypes = { dark_jedi, jedi, master },
  activated = { cost(pay(2)), evade(2) } }
character "Jango Fett" { id = "AOTC-89", side = dark, cost = 5, speed = 60, power = 4, health = 4, unique = true, version = "C",
  subtypes = { bounty_hunter },
  static = { when(attacks_a(jedi)), gets(this, 2, power) } }
character "Jango Fett" { id = "AOTC-146", side = dark, cost = 4, speed = 50, power = 4, health = 3, unique = true, version = "D",
  subtypes = { bounty_hunter }, keywords = { critical_hit(1) } }
character "Infantry Battle Droid, B1 Series" { id = "AOTC-88", side = dark, cost = 2, speed = 40, power = 2, health = 1,
  subtypes = { trade_federation, droid },
  whenever = { is_discarded(this), draw(1) } }
character "Super Battle Droid 8EX" { id = "AOTC-110", side = dark, cost = 5, speed = 40, power = 5, health = 5,
  subtypes = { trade_federation, droid },
  static = { when(at_least(count(unit_or_pilot(yours, other, subtype(droid))), 1)), gets(this, 10, speed), gets(this, 1, power) } }
character "Wat Tambor" { id = "AOTC-115", side = dark, cost = 4, speed = 30, power = 2, health = 3, unique = true, version = "A",
  subtypes = { techno_union, diplomat },
  whenever = { build_roll(), lose_points(opponent, 1) } }

-- Light Side
character "Anakin Skywalker" { id = "AOTC-1", side = light, cost = 7, speed = 60, power = 6, health = 5,
  unique = true, version = "A", persona = "Anakin Skywalker", subtypes = { jedi, padawan },
  activated = { cost(pay(3)), evade(3) } }
character "Anakin Skywalker" { id = "AOTC-2", side = light, cost = 5, speed = 50, power = 4, health = 4,
  unique = true, version = "B", persona = "Anakin Skywalker", subtypes = { jedi, padawan },
  activated = { { when(build_step()), cost(tap(this)), raise(ground_unit(yours), 20, speed, this_battle), raise(it, 2,
      power, this_battle) },
    { cost(pay(1)), evade(1) } } }
character "Bail Organa" { id = "AOTC-4", side = light, cost = 4, speed = 40, power = 3, health = 2, unique = true,
  version = "A", subtypes = { alderaanian, diplomat },
  activated = { when(build_step()), cost(tap(this)), opponent_chooses(character_unit(opposing)), demand(opponent, 3),
      and_then(tap(it)) } }
character "Captain Typho" { id = "AOTC-7", side = light, cost = 5, speed = 40, power = 5, health = 5, unique = true,
  version = "A", subtypes = { naboo, soldier },
  static = { each(unit(yours, other, subtype(naboo), subtype(soldier)), gets(it, 10, speed)) } }
character "Jar Jar Binks" { id = "AOTC-23", side = light, cost = 3, speed = 40, power = 2, health = 2, unique = true,
  version = "A", subtypes = { gungan, diplomat },
  whenever = { dice_are_rolled(any_unit(opposing, attacking), this), may(reroll_any()) } }
character "Obi-Wan Kenobi" { id = "AOTC-31", side = light, cost = 7, speed = 40, power = 6, health = 7,
  unique = true, version = "A", subtypes = { jedi, knight },
  activated = { { cost(pay(2)), evade(2) },
    { cost(discard(this)), prevent_all(any_character(yours)), gain(result) } } }
character "Padme Amidala" { id = "AOTC-35", side = light, cost = 4, speed = 40, power = 3, health = 2, unique = true,
  version = "B", persona = "Padme Amidala", subtypes = { naboo, diplomat },
  whenever = { build_roll(), lose_points(opponent, 1) } }
character "Queen Jamillia" { id = "AOTC-40", side = light, cost = 4, speed = 30, power = 3, health = 2,
  unique = true, version = "A", subtypes = { naboo, diplomat },
  activated = { when(would_attack()), cost(tap(this)), retreat(unit_or_pilot(yours, subtype(diplomat))) } }
character "R2-D2" { id = "AOTC-41", side = light, cost = 3, speed = 10, power = 2, health = 3, unique = true,
  version = "A", subtypes = { astromech, droid },
  activated = { when(build_step()), cost(tap(this)), rally(in_space, 1, gains_critical_hit, this_battle) } }
character "C-3PO" { id = "AOTC-67", side = light, cost = 3, speed = 10, power = 1, health = 3, unique = true,
  version = "A", subtypes = { protocol, droid },
  activated = { when(build_step()), when(at_least(count(hand_card(yours)), 2)), cost(tap(this),
      discard_card(hand_card(yours)), discard_card(hand_card(yours))), draw(2) } }
character "Chancellor Palpatine" { id = "AOTC-69", side = light, cost = 4, speed = 30, power = 4, health = 4,
  unique = true, version = "A", persona = "Palpatine", subtypes = { coruscant, diplomat },
  static = { each(character_unit(opposing), lacks(it, 10, speed)) } }
character "Cliegg Lars" { id = "AOTC-72", side = light, cost = 2, speed = 30, power = 2, health = 2, unique = true,
  version = "A", subtypes = { tatooine, farmer },
  whenever = { is_deployed(this), lose(you, 1) } }
character "Clone Warrior 5/373" { id = "AOTC-74", side = light, cost = 3, speed = 40, power = 3, health = 3,
  subtypes = { clone, soldier } }
character "Corde" { id = "AOTC-76", side = light, cost = 2, speed = 30, power = 2, health = 1, unique = true,
  version = "A", subtypes = { naboo, handmaiden }, keywords = { critical_hit(1) },
  activated = { cost(discard(this)), prevent_all(any_character(except(subtype(jedi)))) } }
character "Naboo Security Guard" { id = "AOTC-95", side = light, cost = 2, speed = 30, power = 2, health = 2,
  subtypes = { naboo, soldier } }
character "Obi-Wan Kenobi" { id = "AOTC-99", side = light, cost = 5, speed = 40, power = 5, health = 5,
  unique = true, version = "B", subtypes = { jedi, knight },
  activated = { { cost(pay(2)), grant(this, 2, gains_critical_hit, this_attack) },
    { cost(pay(2)), evade(2) },
    { cost(pay(1)), prevent_just(1, any_unit(titled("Anakin Skywalker"))) } } }
character "Padme Amidala" { id = "AOTC-100", side = light, cost = 4, speed = 50, power = 3, health = 3,
  unique = true, version = "C", persona = "Padme Amidala", subtypes = { naboo, diplomat },
  activated = { cost(counters(1, this), retreat(this)), prevent_all(this) } }
character "Shaak Ti" { id = "AOTC-105", side = light, cost = 4, speed = 50, power = 3, health = 5, unique = true,
  version = "A", subtypes = { togruta, jedi, master },
  activated = { cost(pay(1)), evade(1) } }
character "Yoda" { id = "AOTC-119", side = light, cost = 5, speed = 40, power = 4, health = 4, unique = true,
  version = "B", subtypes = { jedi, master },
  activated = { { cost(pay(3)), evade(4) },
    { cost(pay(5)), deflect(2) },
    { when(build_step()), cost(tap(this)), gain(1) } } }

-- Dark Side
character "Assassin Droid ASN-121" { id = "AOTC-3", side = dark, cost = 3, speed = 50, power = 4, health = 1,
  unique = true, version = "A", subtypes = { assassin, droid },
  activated = { when(would_attack()), cost(tap(this)), choose(character_unit(opposing)),
      when(at_least(count(character_unit(opposing, subtype(jedi))), 1), demand(opponent, 2)), and_then(damage(3, it)) } }
character "Darth Sidious" { id = "AOTC-13", side = dark, cost = 8, speed = 40, power = 5, health = 6, unique = true,
  version = "A", persona = "Palpatine", subtypes = { dark_jedi, jedi, master },
  static = { governs(opponent, 1, face_up_builds) },
  whenever = { battle_phase_ends(), gain(1) },
  activated = { cost(pay(2)), evade(3) } }
character "Darth Tyranus" { id = "AOTC-14", side = dark, cost = 9, speed = 50, power = 7, health = 5, unique = true,
  version = "A", subtypes = { dark_jedi, jedi, master },
  activated = { { cost(pay(1)), raise(this, 2, power, this_attack) },
    { cost(pay(3)), evade(3) },
    { cost(pay(2)), deflect(1) } } }
character "Geonosian Sentry" { id = "AOTC-17", side = dark, cost = 6, speed = 40, power = 4, health = 4,
  subtypes = { geonosian, soldier },
  static = { each(unit(yours, other, subtype(geonosian)), gets(it, 10, speed)) } }
character "Jango Fett" { id = "AOTC-21", side = dark, cost = 8, speed = 60, power = 7, health = 6, unique = true,
  version = "A", subtypes = { bounty_hunter },
  static = { when(attacks_a(jedi)), grants(this, 2, gains_critical_hit) } }
character "Jango Fett" { id = "AOTC-22", side = dark, cost = 6, speed = 60, power = 6, health = 4, unique = true,
  version = "B", subtypes = { bounty_hunter },
  static = { when(attacks_a(jedi)), gets(this, 1, power), grants(this, 1, gains_critical_hit) } }
character "San Hill" { id = "AOTC-42", side = dark, cost = 2, speed = 20, power = 1, health = 2, unique = true,
  version = "A", subtypes = { banking_clan, diplomat },
  activated = { when(build_step()), cost(tap(this)), gain_points(you, 2), gain_points(opponent, 1) } }
character "Shu Mai" { id = "AOTC-45", side = dark, cost = 3, speed = 30, power = 3, health = 2, unique = true,
  version = "A", subtypes = { commerce_guild, diplomat },
  activated = { when(build_step()), cost(tap(this)), draw(1), discard_card(hand_card(yours)) } }
character "Zam Wesell" { id = "AOTC-60", side = dark, cost = 6, speed = 60, power = 6, health = 4, unique = true,
  version = "A", subtypes = { clawdite, bounty_hunter },
  whenever = { character_battle_starts(), either(mend(1, this), grant(this, 2, gains_critical_hit, this_battle)) } }
character "Acklay" { id = "AOTC-61", side = dark, cost = 3, speed = 40, power = 3, health = 3,
  subtypes = { geonosian, creature },
  static = { when(none(count(character_unit(yours, other)))), gets(this, 30, speed) } }
character "Destroyer Droid, P Series" { id = "AOTC-81", side = dark, cost = 7, speed = 40, power = 5, health = 4,
  subtypes = { trade_federation, droid }, keywords = { shields(1) },
  whenever = { character_battle_starts(), either(raise(this, 20, speed, this_battle), raise(this, 2, power,
      this_battle)) } }
character "Geonosian Guard" { id = "AOTC-85", side = dark, cost = 2, speed = 30, power = 2, health = 2,
  subtypes = { geonosian, soldier } }
character "Geonosian Warrior" { id = "AOTC-86", side = dark, cost = 3, speed = 50, power = 3, health = 2,
  subtypes = { geonosian, soldier } }
character "Nexu" { id = "AOTC-97", side = dark, cost = 5, speed = 50, power = 4, health = 3,
  subtypes = { geonosian, creature },
  static = { taxes(opponent, 1, abilities) } }
character "Nute Gunray" { id = "AOTC-98", side = dark, cost = 3, speed = 20, power = 2, health = 3, unique = true,
  version = "A", subtypes = { trade_federation, diplomat },
  activated = { when(build_step()), cost(tap(this)), discard_card(opponent_chooses(hand_card(opposing))) } }
character "Poggle the Lesser" { id = "AOTC-101", side = dark, cost = 4, speed = 40, power = 3, health = 3,
  unique = true, version = "A", subtypes = { geonosian, diplomat },
  activated = { when(would_attack()), cost(tap(this)), choose(character_unit(opposing)), demand(opponent, 3),
      and_then(tap(it)) } }
character "Zam Wesell" { id = "AOTC-180", side = dark, cost = 3, speed = 40, power = 3, health = 3, unique = true,
  version = "B", subtypes = { clawdite, bounty_hunter } }

-- neutral
character "Boba Fett" { id = "AOTC-6", side = neutral, cost = 2, speed = 40, power = 2, health = 1, unique = true,
  version = "A", subtypes = { clone, boy },
  static = { each(unit(subtype(bounty_hunter)), lacks(it, 10, speed)) } }
character "Dexter Jettster" { id = "AOTC-16", side = neutral, cost = 4, speed = 50, power = 1, health = 4,
  unique = true, version = "A", subtypes = { owner },
  activated = { when(would_attack()), cost(tap(this)), raise(character_unit(yours), 3, power, this_battle) } }
character "Lama Su" { id = "AOTC-27", side = neutral, cost = 4, speed = 20, power = 3, health = 3, unique = true,
  version = "A", subtypes = { kaminoan, diplomat },
  static = { each(building(subtype(clone)), lacks(it, 1, deploy_cost)) } }
character "Taun We" { id = "AOTC-49", side = neutral, cost = 2, speed = 20, power = 2, health = 3, unique = true,
  version = "A", subtypes = { kaminoan, diplomat },
  static = { each(unit(yours, subtype(clone)), gets(it, 10, speed)) } }
character "Elan Sleazebaggano" { id = "AOTC-84", side = neutral, cost = 3, speed = 50, power = 3, health = 1,
  unique = true, version = "A", subtypes = { coruscant, merchant },
  static = { each(character_unit(yours, other), gets(it, 20, speed)) },
  whenever = { battle_phase_ends(), each(any_character(yours, other), damage(1, it)) } }
character "Kaminoan Guard" { id = "AOTC-92", side = neutral, cost = 4, speed = 50, power = 3, health = 3,
  subtypes = { kaminoan, soldier },
  static = { when(at_least(count(unit_or_pilot(subtype(clone))), 1)), gets(this, 1, power) } }
character "Watto" { id = "AOTC-116", side = neutral, cost = 4, speed = 20, power = 3, health = 3, unique = true,
  version = "A", subtypes = { tatooine, merchant },
  whenever = { battle_phase_ends(), may(mend(1, any_unit_or_pilot(yours, one_of(subtype(droid), subtype(speeder),
      subtype(starfighter))))) } }
