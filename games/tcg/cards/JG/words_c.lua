-- Jedi Guardians.

space "Tyranus's Solar Sailer" { id = "JG-76", side = dark, cost = 5, speed = 50, power = 3, health = 2, unique = true,
  version = "B", subtypes = { geonosian, dark_jedi, jedi, sith, starfighter },
  reserves = { when(exists(any_unit(in_danger))), cost(tap(this), pay(4)),
    choose(unit(yours, at(character_arena))), prevent(1, it, exactly), retreat(it) } }
