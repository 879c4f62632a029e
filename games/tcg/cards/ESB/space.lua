-- The Empire Strikes Back: Space units.

-- Dark Side
space "Imperial Fleet" { id = "ESB-104", side = dark, cost = 13, speed = 10, power = 10, health = 10,
  subtypes = { imperial, fleet },
  activated = { when(during(your_build_step)), cost(pay(any, build_points)), remove(result, damage_counter, this,
      exactly) } }
space "Millennium Falcon" { id = "ESB-45", side = light, cost = 6, speed = 60, power = 5, health = 5, unique = true, version = "E",
  subtypes = { rebel, transport }, keywords = { two_pilots, cannot_retreat },
  static = { allow(attacks{ this, on = unit(at(character_arena)) }) } }
