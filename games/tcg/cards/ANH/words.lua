-- A New Hope.

character "Rebel Marine" { id = "ANH-103", side = light, cost = 2, speed = 40, power = 2, health = 2, subtypes = { rebel, soldier },
  static = { when(no(exists(unit(yours, at(space_arena))))), forbid(attacks(this)) } }
