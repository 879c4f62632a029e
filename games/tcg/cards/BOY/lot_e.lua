-- Battle of Yavin: cards drawn by lot, the fifth time.

-- Light Side
character "R2-D2" { id = "BOY-60", side = light, cost = 3, speed = 20, power = 1, health = 4, unique = true, version = "D",
  subtypes = { astromech, droid }, pilots = { starfighter }, keywords = { extra_pilot },
  pilot = { change{ speed, 10, of = host }, grant{ critical_hit, 2, to = host } },
  pilot_whenever = { battle_phase_ends, remove(1, damage_counter, host, exactly) } }

-- Dark Side
character "R2-Q5" { id = "BOY-29", side = dark, cost = 3, speed = 20, power = 2, health = 3, unique = true, version = "A",
  subtypes = { imperial, astromech, droid },
  activated = { when(during(your_build_step)), cost(tap(this)), may{ pay{ 4, by = opponent }, by = opponent },
    otherwise(gain(1, build_points)) } }
ground "Stormtrooper Regiment" { id = "BOY-96", side = dark, cost = 8, speed = 40, power = 8, health = 8,
  subtypes = { imperial, clone, stormtrooper } }

-- neutral
ground "Untamed Ronto" { id = "BOY-68", side = neutral, cost = 5, speed = 40, power = 4, health = 5,
  subtypes = { tatooine, creature },
  whenever = { attacks(this), may{ pay{ 2, by = opponent }, and_then(retarget{ unit(opposing, beside(any_unit(defending))), by = opponent }),
    by = opponent } },
  missing = { "Your opponent may choose this unit itself or another unit of your side, too." } }
battle "Alien Rage" { id = "BOY-36", side = neutral,
  effect = { cost(pay(5)), choose(unit(yours)), change{ speed, 20, of = it, lasting = this_turn },
    change{ power, 2, of = it, lasting = this_turn }, grant{ critical_hit, 2, to = it, lasting = this_turn } } }
