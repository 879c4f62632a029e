-- Sith Rising: cards drawn by lot.

-- Light Side
character "Anakin Skywalker" { id = "SR-63", side = light, cost = 5, speed = 50, power = 5, health = 4, unique = true,
  version = "F", subtypes = { jedi, padawan }, keywords = { stun(2) },
  activated = paid(1, evade(1)) }

character "Clone Captain" { id = "SR-5", side = light, cost = 4, speed = 40, power = 5, health = 2, subtypes = { clone, soldier },
  activated = { cost(add(any, damage_counter, unit(yours, other, clone))), prevent(result, this, exactly) } }

-- Dark Side
character "Super Battle Droid 5TE" { id = "SR-25", side = dark, cost = 4, speed = 40, power = 4, health = 4,
  subtypes = { trade_federation, droid },
  static = { when(exists(unit_or_pilot(yours, other, droid))), change{ speed, 10, of = this }, change{ power, 1, of = this } } }
battle "Trade Federation Offensive" { id = "SR-58", side = dark,
  effect = { cost(pay(4)), either(change{ speed, 30, of = all(unit(yours, at(space_arena))), lasting = this_battle },
    change{ speed, 30, of = all(unit(yours, at(ground_arena))), lasting = this_battle }) } }
character "Darth Maul" { id = "SR-8", side = dark, cost = 8, speed = 60, power = 7, health = 5, unique = true, version = "C",
  subtypes = { dark_jedi, sith, apprentice },
  activated = { paid(3, forbid{ evades(all(any_unit(opposing))), lasting = this_attack }), paid(3, evade(1)) } }
ground "Commerce Guild Spider Droid" { id = "SR-69", side = dark, cost = 3, speed = 50, power = 3, health = 2,
  subtypes = { commerce_guild, droid } }

-- neutral
battle "Careful Targeting" { id = "SR-33", side = neutral,
  effect = paid(1, strip{ shields, unit, lasting = this_battle }) }
battle "Brutal Assault" { id = "SR-66", side = neutral,
  effect = paid(2, change{ power, 5, of = unit(yours), lasting = this_attack }, later(attack_ends, damage{ 2, it, source = it })) }

-- Dark Side, written for its word
character "Darth Tyranus" { id = "SR-10", side = dark, cost = 8, speed = 50, power = 6, health = 6, unique = true, version = "D",
  subtypes = { dark_jedi, master, sith, lord },
  activated = { { when(would_attack), cost(tap(this), pay(2)), choose(unit(opposing, at(character_arena))),
      when(is(it, jedi, master), damage(4, it)), otherwise(damage{ 4, it, prevented_by = no_evade }) },
    paid(3, evade(3)) } }
