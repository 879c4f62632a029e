-- Revenge of the Sith: Locations.

location "Mustafar System" { id = "ROTS-23", side = neutral, cost = 1, arenas = { space_arena },
  whenever = { space_battle_ends(), when(controls_arena(space_arena)), gain(1) } }
location "Utapau System" { id = "ROTS-67", side = neutral, cost = 0, arenas = { space_arena },
  static = { grant{ critical_hit, 1, to = unit(yours, at(space_arena)) } } }
location "Chancellor's Office" { id = "ROTS-44", side = dark, cost = 1, arenas = { character_arena },
  whenever = { character_battle_starts(), lose{ 1, by = opponent } } }
location "Utapau Sinkhole" { id = "ROTS-108", side = neutral, cost = 1, arenas = { ground_arena }, subtypes = { aquatic },
  static = { change{ power, -1, of = unit(at(ground_arena), except(creature), except(aquatic)) }, change{ speed, -10,
      of = unit(at(ground_arena), except(creature), except(aquatic)) } } }

-- Light Side
location "Kashyyyk System" { id = "ROTS-55", side = light, cost = 1, arenas = { space_arena },
  static = { grant{ paid_retaliate, power(it), to = unit(yours, at(space_arena)) } } }

-- Dark Side
location "Palpatine's Sanctum" { id = "ROTS-15", side = dark, cost = 0, arenas = { character_arena },
  static = { change{ power, counters(this), of = any_unit(titled("Darth Vader")) }, change{ health, counters(this),
      of = any_unit(titled("Darth Vader")) } },
  whenever = { falls_to(any_unit(opposing, jedi), any_unit(titled("Darth Vader"))), add(2, mastery, this) } }

-- neutral
location "Mustafar Battle Grounds" { id = "ROTS-22", side = neutral, cost = 3,
  arenas = { ground_arena, character_arena },
  whenever = { { ground_battle_starts(), when(is(this, at(ground_arena))), each(unit(at(ground_arena)), add(1,
      damage_counter, it)) },
    { character_battle_starts(), when(is(this, at(character_arena))), each(unit(at(character_arena)), add(1, damage_counter,
      it)) } } }
