-- The Empire Strikes Back.

character "Princess Leia" { id = "ESB-115", side = light, cost = 6, speed = 50, power = 4, health = 4, unique = true,
  version = "H", subtypes = { rebel, diplomat },
  static = { { change{ deploy_cost, -1, of = building(yours, rebel, of_type(a_character)) } },
    { when(exists(unit(yours, other, rebel, at(character_arena)))), forbid(is_attacked(this)) } } }

location "Cloud City Dining Hall" { id = "ESB-151", side = neutral, cost = 1, arenas = { character_arena },
  static = { forbid(retreats(any_unit(of_type(a_character)))) } }
