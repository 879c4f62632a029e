-- Rogues and Scoundrels: Space units.

-- neutral
space "Punishing One" { id = "RAS-59", side = neutral, cost = 3, speed = 40, power = 3, health = 4, unique = true,
  version = "A", subtypes = { transport }, keywords = { armor },
  upkeep = { { pay(1, build_points) },
    { tap(this) } } }
space "Outrider" { id = "RAS-66", side = neutral, cost = 4, speed = 50, power = 3, health = 4, unique = true,
  version = "A", subtypes = { transport }, keywords = { accuracy(1), shields(1) },
  upkeep = { { pay(1, build_points) },
    { discard(hand_card(yours)) },
    { tap(this) } } }
