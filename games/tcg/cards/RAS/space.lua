-- Rogues and Scoundrels: Space units.

-- neutral
space "Punishing One" { id = "RAS-59", side = neutral, cost = 3, speed = 40, power = 3, health = 4, unique = true,
  version = "A", subtypes = { transport }, keywords = { armor },
  upkeep = { { spend(1) },
    { tap(this) } } }
space "Outrider" { id = "RAS-66", side = neutral, cost = 4, speed = 50, power = 3, health = 4, unique = true,
  version = "A", subtypes = { transport }, keywords = { accuracy(1), shields(1) },
  upkeep = { { spend(1) },
    { discard_card(hand_card(yours)) },
    { tap(this) } } }
