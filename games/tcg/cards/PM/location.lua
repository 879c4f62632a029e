-- The Phantom Menace: Locations.

-- Light Side
location "Jedi Temple" { id = "PM-18", side = light, cost = 5, arenas = { character_arena }, subtypes = { coruscant },
  static = { change{ deploy_cost, -1, of = building(jedi) }, change{ stack_room, 99, of = any_unit_or_pilot(jedi, of_type(a_character)) } } }

-- neutral
location "Swamps of Naboo" { id = "PM-83", side = neutral, cost = 2, arenas = { ground_arena }, subtypes = { naboo, aquatic },
  static = { grant{ activated(cost(pay(0)), evade(1)), to = unit(one_of(all_of(naboo, creature), gungan)) } } }
