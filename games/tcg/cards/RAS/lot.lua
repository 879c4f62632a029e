-- Rogues and Scoundrels: cards of several types.

-- Light Side
character "R2-D2" { id = "RAS-60", side = light, cost = 3, speed = 20, power = 1, health = 1, unique = true, version = "H",
  subtypes = { rebel, astromech, droid }, pilots = { starfighter }, keywords = { extra_pilot },
  pilot = { change{ speed, 10, of = host }, change{ power, 1, of = host } },
  pilot_whenever = { space_battle_starts, remove(1, damage_counter, host, exactly) } }

-- Dark Side
battle "Human Shield" { id = "RAS-51", side = dark,
  effect = { cost(pay(6)),
    each(any_unit(yours, in_danger), prevent(all, it),
      when(is(it, was(would_be_damaged(candidate, any_unit(attacking, of_type(a_character))), this_attack)),
        add(result, damage_counter, any_unit(attacking, of_type(a_character))))),
    each_time{ would_be_damaged(any_unit(yours)), prevent(all, subject),
      when(is(object, attacking, of_type(a_character)), add(result, damage_counter, object)), lasting = this_turn } } }
location "Death Star Control Room" { id = "RAS-45", side = dark, cost = 4, arenas = { character_arena },
  subtypes = { imperial, facility },
  static = { grant{ accuracy, 1, to = unit(yours, of_type(a_space_unit)) } } }

-- neutral
ground "Cloud City Wing Guard" { id = "RAS-43", side = neutral, cost = 3, speed = 30, power = 4, health = 4,
  subtypes = { bespin, squad }, keywords = { accuracy(1) },
  static = { when(exists(unit_or_pilot(titled("Lando Calrissian")))), change{ power, 2, of = this } },
  whenever = { ground_battle_starts, may{ pay{ 3, by = opponent }, and_then(tap(this)), by = opponent } } }
