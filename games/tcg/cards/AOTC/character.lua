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
  static = { when(at_least(count(unit(yours, other, subtype(droid))), 1)), gets(this, 10, speed), gets(this, 1, power) } }
character "Wat Tambor" { id = "AOTC-115", side = dark, cost = 4, speed = 30, power = 2, health = 3, unique = true, version = "A",
  subtypes = { techno_union, diplomat },
  whenever = { build_roll(), lose_points(opponent, 1) } }
