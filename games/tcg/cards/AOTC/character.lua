-- Attack of the Clones: Characters.

character "Anakin Skywalker" { id = "AOTC-62", side = light, cost = 5, speed = 60, power = 5, health = 4, unique = true, version = "C",
  persona = "Anakin Skywalker, Darth Vader", subtypes = { jedi, padawan },
  activated = paid(2, evade(2)) }
character "Anakin Skywalker" { id = "AOTC-121", side = light, cost = 4, speed = 50, power = 4, health = 3, unique = true, version = "D",
  persona = "Anakin Skywalker, Darth Vader", subtypes = { jedi, padawan },
  activated = paid(1, evade(1)) }
character "Obi-Wan Kenobi" { id = "AOTC-157", side = light, cost = 4, speed = 40, power = 4, health = 4, unique = true, version = "C",
  subtypes = { jedi, knight },
  activated = paid(2, evade(2)) }
character "Padme Amidala" { id = "AOTC-34", side = light, cost = 5, speed = 60, power = 4, health = 4, unique = true, version = "A",
  persona = "Padme Amidala, Queen Amidala", subtypes = { naboo, diplomat },
  static = { change{ speed, 10, of = unit(yours, jedi) }, change{ power, 2,
      of = unit(titled("Anakin Skywalker")) } } }
character "Padme Amidala" { id = "AOTC-159", side = light, cost = 3, speed = 50, power = 3, health = 3, unique = true, version = "D",
  persona = "Padme Amidala, Queen Amidala", subtypes = { naboo, diplomat } }
character "Clone Warrior 4/163" { id = "AOTC-73", side = light, cost = 4, speed = 40, power = 4, health = 4,
  subtypes = { clone, soldier } }
character "Clone Officer" { id = "AOTC-9", side = light, cost = 5, speed = 40, power = 5, health = 4, subtypes = { clone, soldier },
  static = { change{ power, 1, of = unit(yours, clone) } } }
character "Kit Fisto" { id = "AOTC-93", side = light, cost = 5, speed = 40, power = 4, health = 5, unique = true, version = "A",
  subtypes = { nautolan, jedi, master },
  activated = paid(2, evade(2)) }
character "Plo Koon" { id = "AOTC-37", side = light, cost = 6, speed = 50, power = 5, health = 5, unique = true, version = "A",
  subtypes = { kel_dor, jedi, master },
  static = { when(exists(unit(yours, at(character_arena), other, jedi))), change{ power, 1, of = this } },
  activated = paid(2, evade(2)) }
character "Yoda" { id = "AOTC-58", side = light, cost = 9, speed = 40, power = 6, health = 6, unique = true, version = "A",
  subtypes = { jedi, master },
  whenever = { battle_phase_ends(), gain(1) },
  activated = { paid(2, evade(3)), paid(10, deflect(3)) } }

character "Darth Tyranus" { id = "AOTC-79", side = dark, cost = 7, speed = 50, power = 6, health = 4, unique = true, version = "B",
  subtypes = { dark_jedi, jedi, master },
  activated = { paid(2, grant{ critical_hit, 2, to = this, lasting = this_attack }), paid(3, evade(3)) } }
character "Darth Tyranus" { id = "AOTC-130", side = dark, cost = 5, speed = 50, power = 5, health = 4, unique = true, version = "C",
  subtypes = { dark_jedi, jedi, master },
  activated = paid(2, evade(2)) }
character "Jango Fett" { id = "AOTC-89", side = dark, cost = 5, speed = 60, power = 4, health = 4, unique = true, version = "C",
  subtypes = { bounty_hunter },
  static = { when(all_of(is(this, attacking), exists(any_unit(defending, jedi)))), change{ power, 2, of = this } } }
character "Jango Fett" { id = "AOTC-146", side = dark, cost = 4, speed = 50, power = 4, health = 3, unique = true, version = "D",
  subtypes = { bounty_hunter }, keywords = { critical_hit(1) } }
character "Infantry Battle Droid, B1 Series" { id = "AOTC-88", side = dark, cost = 2, speed = 40, power = 2, health = 1,
  subtypes = { trade_federation, droid },
  whenever = { is_discarded(this), draw(1) } }
character "Super Battle Droid 8EX" { id = "AOTC-110", side = dark, cost = 5, speed = 40, power = 5, health = 5,
  subtypes = { trade_federation, droid },
  static = { when(exists(unit_or_pilot(yours, other, droid))), change{ speed, 10, of = this }, change{ power, 1,
      of = this } } }
character "Wat Tambor" { id = "AOTC-115", side = dark, cost = 4, speed = 30, power = 2, health = 3, unique = true, version = "A",
  subtypes = { techno_union, diplomat },
  whenever = { build_roll(), lose{ 1, build_points, by = opponent } } }

-- Light Side
character "Anakin Skywalker" { id = "AOTC-1", side = light, cost = 7, speed = 60, power = 6, health = 5,
  unique = true, version = "A", persona = "Anakin Skywalker, Darth Vader", subtypes = { jedi, padawan },
  activated = paid(3, evade(3)) }
character "Anakin Skywalker" { id = "AOTC-2", side = light, cost = 5, speed = 50, power = 4, health = 4,
  unique = true, version = "B", persona = "Anakin Skywalker, Darth Vader", subtypes = { jedi, padawan },
  activated = { { when(during(your_build_step)), cost(tap(this)), change{ speed, 20, of = unit(yours, at(ground_arena)),
      lasting = this_battle }, change{ power, 2, of = it, lasting = this_battle } },
    paid(1, evade(1)) } }
character "Bail Organa" { id = "AOTC-4", side = light, cost = 4, speed = 40, power = 3, health = 2, unique = true,
  version = "A", subtypes = { alderaanian, diplomat },
  activated = { when(during(your_build_step)), cost(tap(this)), choose{unit(opposing, at(character_arena)), by = opponent},
      may{ pay{ 3, by = opponent }, by = opponent }, otherwise(tap(it)) } }
character "Captain Typho" { id = "AOTC-7", side = light, cost = 5, speed = 40, power = 5, health = 5, unique = true,
  version = "A", subtypes = { naboo, soldier },
  static = { change{ speed, 10, of = unit(yours, other, naboo, soldier) } } }
character "Jar Jar Binks" { id = "AOTC-23", side = light, cost = 3, speed = 40, power = 2, health = 2, unique = true,
  version = "A", subtypes = { gungan, diplomat },
  whenever = { dice_are_rolled(any_unit(opposing, attacking), this), may(reroll(any)) } }
character "Obi-Wan Kenobi" { id = "AOTC-31", side = light, cost = 7, speed = 40, power = 6, health = 7,
  unique = true, version = "A", subtypes = { jedi, knight },
  activated = { paid(2, evade(2)),
    { cost(discard(this)), prevent(all, any_unit(yours, of_type(a_character))), gain(result) } } }
character "Padme Amidala" { id = "AOTC-35", side = light, cost = 4, speed = 40, power = 3, health = 2, unique = true,
  version = "B", persona = "Padme Amidala, Queen Amidala", subtypes = { naboo, diplomat },
  whenever = { build_roll(), lose{ 1, build_points, by = opponent } } }
character "Queen Jamillia" { id = "AOTC-40", side = light, cost = 4, speed = 30, power = 3, health = 2,
  unique = true, version = "A", subtypes = { naboo, diplomat },
  activated = { when(would_attack()), cost(tap(this)), retreat(unit_or_pilot(yours, diplomat)) } }
character "R2-D2" { id = "AOTC-41", side = light, cost = 3, speed = 10, power = 2, health = 3, unique = true,
  version = "A", subtypes = { astromech, droid },
  activated = { when(during(your_build_step)), cost(tap(this)), grant{ critical_hit, 1, to = all(unit(yours,
      at(space_arena))), lasting = this_battle } } }
character "C-3PO" { id = "AOTC-67", side = light, cost = 3, speed = 10, power = 1, health = 3, unique = true,
  version = "A", subtypes = { protocol, droid },
  activated = { when(during(your_build_step)), when(at_least(count(hand_card(yours)), 2)), cost(tap(this),
      discard(hand_card(yours)), discard(hand_card(yours))), draw(2) } }
character "Chancellor Palpatine" { id = "AOTC-69", side = light, cost = 4, speed = 30, power = 4, health = 4,
  unique = true, version = "A", persona = "Darth Sidious, Emperor Palpatine, Chancellor Palpatine", subtypes = { coruscant, diplomat },
  static = { change{ speed, -10, of = unit(opposing, at(character_arena)) } } }
character "Cliegg Lars" { id = "AOTC-72", side = light, cost = 2, speed = 30, power = 2, health = 2, unique = true,
  version = "A", subtypes = { tatooine, farmer },
  whenever = { is_deployed(this), lose(1) } }
character "Clone Warrior 5/373" { id = "AOTC-74", side = light, cost = 3, speed = 40, power = 3, health = 3,
  subtypes = { clone, soldier } }
character "Corde" { id = "AOTC-76", side = light, cost = 2, speed = 30, power = 2, health = 1, unique = true,
  version = "A", subtypes = { naboo, handmaiden }, keywords = { critical_hit(1) },
  activated = { cost(discard(this)), prevent(all, any_unit(except(jedi), of_type(a_character))) } }
character "Naboo Security Guard" { id = "AOTC-95", side = light, cost = 2, speed = 30, power = 2, health = 2,
  subtypes = { naboo, soldier } }
character "Obi-Wan Kenobi" { id = "AOTC-99", side = light, cost = 5, speed = 40, power = 5, health = 5,
  unique = true, version = "B", subtypes = { jedi, knight },
  activated = { paid(2, grant{ critical_hit, 2, to = this, lasting = this_attack }),
    paid(2, evade(2)),
    paid(1, prevent(1, any_unit(titled("Anakin Skywalker")), exactly)) } }
character "Padme Amidala" { id = "AOTC-100", side = light, cost = 4, speed = 50, power = 3, health = 3,
  unique = true, version = "C", persona = "Padme Amidala, Queen Amidala", subtypes = { naboo, diplomat },
  activated = { cost(add(1, damage_counter, this), retreat(this)), prevent(all, this) } }
character "Shaak Ti" { id = "AOTC-105", side = light, cost = 4, speed = 50, power = 3, health = 5, unique = true,
  version = "A", subtypes = { togruta, jedi, master },
  activated = paid(1, evade(1)) }
character "Yoda" { id = "AOTC-119", side = light, cost = 5, speed = 40, power = 4, health = 4, unique = true,
  version = "B", subtypes = { jedi, master },
  activated = { paid(3, evade(4)),
    paid(5, deflect(2)),
    { when(during(your_build_step)), cost(tap(this)), gain(1) } } }

-- Dark Side
character "Assassin Droid ASN-121" { id = "AOTC-3", side = dark, cost = 3, speed = 50, power = 4, health = 1,
  unique = true, version = "A", subtypes = { assassin, droid },
  activated = { when(would_attack()), cost(tap(this)), choose(unit(opposing, at(character_arena))),
      when(exists(unit(opposing, at(character_arena), jedi)), may{ pay{ 2, by = opponent }, by = opponent },
      otherwise(damage(3, it))), otherwise(damage(3, it)) } }
character "Darth Sidious" { id = "AOTC-13", side = dark, cost = 8, speed = 40, power = 5, health = 6, unique = true,
  version = "A", persona = "Darth Sidious, Emperor Palpatine, Chancellor Palpatine", subtypes = { dark_jedi, jedi, master },
  static = { forbid(builds_facedown(opponent)) },
  whenever = { battle_phase_ends(), gain(1) },
  activated = paid(2, evade(3)) }
character "Darth Tyranus" { id = "AOTC-14", side = dark, cost = 9, speed = 50, power = 7, health = 5, unique = true,
  version = "A", subtypes = { dark_jedi, jedi, master },
  activated = { paid(1, change{ power, 2, of = this, lasting = this_attack }),
    paid(3, evade(3)),
    paid(2, deflect(1)) } }
character "Geonosian Sentry" { id = "AOTC-17", side = dark, cost = 6, speed = 40, power = 4, health = 4,
  subtypes = { geonosian, soldier },
  static = { change{ speed, 10, of = unit(yours, other, geonosian) } } }
character "Jango Fett" { id = "AOTC-21", side = dark, cost = 8, speed = 60, power = 7, health = 6, unique = true,
  version = "A", subtypes = { bounty_hunter },
  static = { when(all_of(is(this, attacking), exists(any_unit(defending, jedi)))), grant{ critical_hit, 2,
      to = this } } }
character "Jango Fett" { id = "AOTC-22", side = dark, cost = 6, speed = 60, power = 6, health = 4, unique = true,
  version = "B", subtypes = { bounty_hunter },
  static = { when(all_of(is(this, attacking), exists(any_unit(defending, jedi)))), change{ power, 1, of = this },
      grant{ critical_hit, 1, to = this } } }
character "San Hill" { id = "AOTC-42", side = dark, cost = 2, speed = 20, power = 1, health = 2, unique = true,
  version = "A", subtypes = { banking_clan, diplomat },
  activated = { when(during(your_build_step)), cost(tap(this)), gain(2, build_points), gain{ 1, build_points, by = opponent } } }
character "Shu Mai" { id = "AOTC-45", side = dark, cost = 3, speed = 30, power = 3, health = 2, unique = true,
  version = "A", subtypes = { commerce_guild, diplomat },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(1), discard(hand_card(yours)) } }
character "Zam Wesell" { id = "AOTC-60", side = dark, cost = 6, speed = 60, power = 6, health = 4, unique = true,
  version = "A", subtypes = { clawdite, bounty_hunter },
  whenever = { character_battle_starts(), either(remove(1, damage_counter, this, exactly), grant{ critical_hit, 2, to = this,
      lasting = this_battle }) } }
character "Acklay" { id = "AOTC-61", side = dark, cost = 3, speed = 40, power = 3, health = 3,
  subtypes = { geonosian, creature },
  static = { when(no(exists(unit(yours, at(character_arena), other)))), change{ speed, 30, of = this } } }
character "Destroyer Droid, P Series" { id = "AOTC-81", side = dark, cost = 7, speed = 40, power = 5, health = 4,
  subtypes = { trade_federation, droid }, keywords = { shields(1) },
  whenever = { character_battle_starts(), either(change{ speed, 20, of = this, lasting = this_battle }, change{ power, 2,
      of = this, lasting = this_battle }) } }
character "Geonosian Guard" { id = "AOTC-85", side = dark, cost = 2, speed = 30, power = 2, health = 2,
  subtypes = { geonosian, soldier } }
character "Geonosian Warrior" { id = "AOTC-86", side = dark, cost = 3, speed = 50, power = 3, health = 2,
  subtypes = { geonosian, soldier } }
character "Nexu" { id = "AOTC-97", side = dark, cost = 5, speed = 50, power = 4, health = 3,
  subtypes = { geonosian, creature },
  static = { change{ ability_cost, 1, of = opponent } } }
character "Nute Gunray" { id = "AOTC-98", side = dark, cost = 3, speed = 20, power = 2, health = 3, unique = true,
  version = "A", subtypes = { trade_federation, diplomat },
  activated = { when(during(your_build_step)), cost(tap(this)), discard{ hand_card(opposing), by = opponent } } }
character "Poggle the Lesser" { id = "AOTC-101", side = dark, cost = 4, speed = 40, power = 3, health = 3,
  unique = true, version = "A", subtypes = { geonosian, diplomat },
  activated = { when(would_attack()), cost(tap(this)), choose(unit(opposing, at(character_arena))), may{ pay{ 3,
      by = opponent }, by = opponent }, otherwise(tap(it)) } }
character "Zam Wesell" { id = "AOTC-180", side = dark, cost = 3, speed = 40, power = 3, health = 3, unique = true,
  version = "B", subtypes = { clawdite, bounty_hunter } }

-- neutral
character "Boba Fett" { id = "AOTC-6", side = neutral, cost = 2, speed = 40, power = 2, health = 1, unique = true,
  version = "A", subtypes = { clone, boy },
  static = { change{ speed, -10, of = unit(bounty_hunter) } } }
character "Dexter Jettster" { id = "AOTC-16", side = neutral, cost = 4, speed = 50, power = 1, health = 4,
  unique = true, version = "A", subtypes = { owner },
  activated = { when(would_attack()), cost(tap(this)), change{ power, 3, of = unit(yours, at(character_arena)),
      lasting = this_battle } } }
character "Lama Su" { id = "AOTC-27", side = neutral, cost = 4, speed = 20, power = 3, health = 3, unique = true,
  version = "A", subtypes = { kaminoan, diplomat },
  static = { change{ deploy_cost, -1, of = building(clone) } } }
character "Taun We" { id = "AOTC-49", side = neutral, cost = 2, speed = 20, power = 2, health = 3, unique = true,
  version = "A", subtypes = { kaminoan, diplomat },
  static = { change{ speed, 10, of = unit(yours, clone) } } }
character "Elan Sleazebaggano" { id = "AOTC-84", side = neutral, cost = 3, speed = 50, power = 3, health = 1,
  unique = true, version = "A", subtypes = { coruscant, merchant },
  static = { change{ speed, 20, of = unit(yours, at(character_arena), other) } },
  whenever = { battle_phase_ends(), each(any_unit(yours, other, of_type(a_character)), damage(1, it)) } }
character "Kaminoan Guard" { id = "AOTC-92", side = neutral, cost = 4, speed = 50, power = 3, health = 3,
  subtypes = { kaminoan, soldier },
  static = { when(exists(unit_or_pilot(clone))), change{ power, 1, of = this } } }
character "Watto" { id = "AOTC-116", side = neutral, cost = 4, speed = 20, power = 3, health = 3, unique = true,
  version = "A", subtypes = { tatooine, merchant },
  whenever = { battle_phase_ends(), may(remove(1, damage_counter, any_unit_or_pilot(yours, one_of(droid,
      speeder, starfighter)), exactly)) } }
