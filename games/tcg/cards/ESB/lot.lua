-- The Empire Strikes Back: cards of several types.

-- neutral
space "Space Slug" { id = "ESB-146", side = neutral, cost = 7, speed = 10, power = 5, health = 4,
  subtypes = { creature }, keywords = { armor },
  whenever = { falls_to(any_unit(other), this), remove(build_cost(subject), damage_counter, this, exactly) } }
