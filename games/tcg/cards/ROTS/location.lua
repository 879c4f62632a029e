-- Revenge of the Sith: Locations.

location "Mustafar System" { id = "ROTS-23", side = neutral, cost = 1, arenas = { space_arena },
  whenever = { space_battle_ends(), when(controls_arena(space_arena)), gain(1) } }
location "Utapau System" { id = "ROTS-67", side = neutral, cost = 0, arenas = { space_arena },
  static = { each(space_unit(yours), grants(it, 1, gains_critical_hit)) } }
location "Chancellor's Office" { id = "ROTS-44", side = dark, cost = 1, arenas = { character_arena },
  whenever = { character_battle_starts(), lose(opponent, 1) } }
location "Utapau Sinkhole" { id = "ROTS-108", side = neutral, cost = 1, arenas = { ground_arena }, subtypes = { aquatic },
  static = { each(ground_unit(except(subtype(creature)), except(subtype(aquatic))), lacks(it, 1, power), lacks(it, 10, speed)) } }

-- Light Side
location "Kashyyyk System" { id = "ROTS-55", side = light, cost = 1, arenas = { space_arena },
  static = { each(space_unit(yours), retaliators(it, power_of(it))) } }

-- Dark Side
location "Palpatine's Sanctum" { id = "ROTS-15", side = dark, cost = 0, arenas = { character_arena },
  static = { each(any_unit(titled("Darth Vader")), gets(it, marks_on(this), power), gets(it, marks_on(this), health)) },
  whenever = { falls_to(any_unit(opposing, subtype(jedi)), any_unit(titled("Darth Vader"))), mark(2) } }

-- neutral
location "Mustafar Battle Grounds" { id = "ROTS-22", side = neutral, cost = 3,
  arenas = { ground_arena, character_arena },
  whenever = { { ground_battle_starts(), when(lies_in(ground_arena)), each(ground_unit, counters(1, it)) },
    { character_battle_starts(), when(lies_in(character_arena)), each(character_unit, counters(1, it)) } } }
