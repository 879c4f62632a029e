-- A New Hope: cards drawn by lot, the fifth time.

-- Light Side
character "Luke Skywalker" { id = "ANH-92", side = light, cost = 3, speed = 40, power = 2, health = 3, unique = true, version = "C",
  subtypes = { jedi, padawan },
  static = { when(exists(unit(yours, other, jedi, at(character_arena)))),
    change{ power, 2, of = this }, grant{ activated(cost(pay(3)), evade(1)), to = this } } }

-- Dark Side
space "TIE Fighter DS-61-9" { id = "ANH-165", side = dark, cost = 2, speed = 50, power = 1, health = 1,
  subtypes = { imperial, starfighter },
  activated = paid(1, intercept) }
space "Carrack Cruiser" { id = "ANH-124", side = dark, cost = 5, speed = 40, power = 5, health = 5,
  subtypes = { imperial, transport } }
character "Death Star Superlaser Gunner" { id = "ANH-71", side = dark, cost = 2, speed = 10, power = 1, health = 3,
  subtypes = { imperial, soldier },
  activated = { when(during(your_build_step)), cost(tap(this)),
    change{ power, 2, of = all(unit(yours, attacking, of_type(a_space_unit))), lasting = this_turn,
      as_long_as = exists(any_unit(defending, of_type(a_ground_unit))) } } }
