-- A New Hope: Ground units.

-- neutral
ground "Flare-S Swoop" { id = "ANH-129", side = neutral, cost = 2, speed = 50, power = 1, health = 2,
  subtypes = { independent, speeder } }
ground "Tusken Squad" { id = "ANH-168", side = neutral, cost = 4, speed = 30, power = 4, health = 3,
  subtypes = { tatooine, tusken, warrior } }

-- Dark Side
ground "Mounted Stormtrooper" { id = "ANH-94", side = dark, cost = 4, speed = 10, power = 4, health = 5,
  subtypes = { imperial, clone, stormtrooper, creature },
  activated = { when(during(your_build_step)), cost(discard(this)), choose(building(yours, stormtrooper,
      of_type(a_character))), reveal(it), add(2, build_counter, it) } }
