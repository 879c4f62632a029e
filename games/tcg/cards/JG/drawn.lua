-- Jedi Guardians: cards drawn by lot.

-- Light Side
character "Depa Billaba" { id = "JG-52", side = light, cost = 4, speed = 40, power = 3, health = 4, unique = true, version = "A",
  subtypes = { chalactan, jedi, master, council_member },
  static = { when(exists(unit(titled("Mace Windu"), at(character_arena)))), grant{ activated(cost(pay(1)), evade(3)), to = this } },
  reserves = { when(during(your_build_step)), cost(tap(this)), gain(1) } }

-- Dark Side
space "Trade Federation Battle Freighter" { id = "JG-22", side = dark, cost = 8, speed = 10, power = 7, health = 7,
  subtypes = { trade_federation, capital_ship },
  activated = { when(no_attack), cost(discard(this)), reveal(building(yours, trade_federation, fortification)),
    add(5, build_counter, it), when(at_least(counters(it), deploy_cost(it)), may(put(it, to_arena))) } }

-- Light Side, written for their words
character "Even Piell" { id = "JG-11", side = light, cost = 6, speed = 50, power = 4, health = 4, unique = true, version = "A",
  subtypes = { jedi, master, council_member },
  activated = { { limit(attack, any), cost(pay(2)), change{ power, 2, of = unit(yours, jedi), lasting = this_attack } }, paid(1, evade(1)) },
  reserves = { when(during(your_build_step)), cost(tap(this)), gain(1) } }
mission "Jedi Council Quorum" { id = "JG-17", side = light, cost = 0,
  completed = { later(turn_ends, when(at_least(count(any_unit_or_pilot(yours, council_member)), 7), win)) } }
space "Obi-Wan's Starfighter" { id = "JG-24", side = light, cost = 4, speed = 60, power = 3, health = 3, unique = true, version = "B",
  subtypes = { jedi, starfighter },
  activated = { { cost(pay(2)), allow{ attacks(this), on = any_unit(opposing, of_type(a_space_unit), retreated), lasting = this_turn },
      change{ power, 2, of = this, lasting = this_turn, as_long_as = all_of(is(this, attacking), exists(any_unit(defending, retreated))) } },
    paid(2, evade(2)) } }
mission "Jedi Superiority" { id = "JG-59", side = light, cost = 2,
  completed = { each(any_unit(yours, jedi), grant{ activated(when(exists(unit(attacking, one_of(clone, droid)))), cost(pay(1)), prevent(4, this)),
    to = it, lasting = this_turn }) } }

-- Dark Side, written for their words
character "Jango Fett" { id = "JG-16", side = dark, cost = 8, speed = 60, power = 6, health = 5, unique = true, version = "G",
  subtypes = { bounty_hunter },
  static = { allow{ attacks(this), on = any_unit(opposing, of_type(a_character), retreated) } } }
ground "Trade Federation Core Ship" { id = "JG-38", side = dark, cost = 8, speed = 10, power = 7, health = 7,
  subtypes = { trade_federation, fortification },
  activated = { when(no_attack), cost(discard(this)), reveal(building(yours, trade_federation, capital_ship)),
    add(5, build_counter, it), when(at_least(counters(it), deploy_cost(it)), may(put(it, to_arena))) } }
ground "Executioner Cart" { id = "JG-53", side = dark, cost = 4, speed = 20, power = 2, health = 2, subtypes = { geonosian, vehicle },
  activated = { when(would_attack), cost(tap(this)), forbid{ evades(unit(opposing, at(character_arena))), lasting = this_turn } } }

-- neutral, written for its word
mission "Lightsaber Gift" { id = "JG-60", side = neutral, cost = 1,
  completed = { each(any_unit(yours, jedi), grant{ activated(cost(pay(2)), change{ power, 3, of = this, lasting = this_attack }), to = it, lasting = this_turn }) } }
