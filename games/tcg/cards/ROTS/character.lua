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
  activated = { when(no_attack()), cost(tap(this)), heal(3, character_unit(yours)) } }
character "R2-D2" { id = "ROTS-62", side = light, cost = 3, speed = 20, power = 1, health = 2, unique = true, version = "J",
  subtypes = { astromech, droid }, pilots = { starfighter }, keywords = { extra_pilot },
  pilot = { grants(host, 3, gains_lucky) },
  pilot_whenever = { space_battle_starts(), heal(1, host) } }
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
  activated = { { when(build_step()), cost(pay(3), tap(this)), counters(3, ground_or_character_unit), counters(1, this) },
                { cost(pay(3)), evade(2) } } }
character "Droid Security Escort" { id = "ROTS-12", side = dark, cost = 6, speed = 40, power = 5, health = 6,
  subtypes = { separatist, droid }, keywords = { accuracy(1), stun(3) },
  activated = { cost(pay(1)), intercept() } }
character "Elite Guardian" { id = "ROTS-51", side = dark, cost = 3, speed = 20, power = 3, health = 3, keywords = { accuracy(1) },
  activated = { { cost(pay(1)), intercept() }, { cost(pay(1)), retaliate(3) } } }
character "Security Droid" { id = "ROTS-100", side = dark, cost = 2, speed = 30, power = 2, health = 2,
  subtypes = { trade_federation, droid } }
