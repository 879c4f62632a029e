-- Rogues and Scoundrels: Characters.

-- Light Side
character "Kyle Katarn" { id = "RAS-84", side = light, cost = 7, speed = 40, power = 6, health = 7, unique = true,
  version = "A", subtypes = { rebel, soldier, jedi, padawan }, keywords = { accuracy(1) },
  activated = { cost(pay(1)), evade(1) },
  upkeep = { { pay(1) },
    { tap(this) } },
  bounty = { gain(2) } }

-- Dark Side
character "Mara Jade" { id = "RAS-22", side = dark, cost = 6, speed = 50, power = 5, health = 5, unique = true,
  version = "B", subtypes = { imperial, agent, dark_jedi, jedi },
  activated = { cost(pay(1)), deflect(1) },
  upkeep = { { pay(1) },
    { tap(this) } },
  bounty = { gain(4) } }

-- neutral
character "Dengar" { id = "RAS-9", side = neutral, cost = 7, speed = 50, power = 7, health = 7, unique = true,
  version = "A", subtypes = { corellian, bounty_hunter }, keywords = { armor },
  upkeep = { counters(1, this) },
  bounty = { heal_all(this) } }
character "IG-88" { id = "RAS-16", side = neutral, cost = 8, speed = 70, power = 5, health = 7, unique = true,
  version = "A", subtypes = { assassin, droid, bounty_hunter }, keywords = { accuracy(1), critical_hit(2) },
  upkeep = { tap(any_unit_or_pilot(yours, untapped, subtype(droid))) },
  bounty = { draw(3) } }
character "Garindan" { id = "RAS-46", side = neutral, cost = 3, speed = 40, power = 3, health = 2, unique = true,
  version = "A", subtypes = { kubaz, spy },
  upkeep = { { spend(1) },
    { discard_card(hand_card(yours)) },
    { tap(this) } },
  bounty = { look_at_hand(), discard_card(hand_card(opposing)) } }
character "Greedo" { id = "RAS-47", side = neutral, cost = 3, speed = 30, power = 5, health = 6, unique = true,
  version = "B", subtypes = { rodian, bounty_hunter }, keywords = { accuracy(-1) },
  upkeep = { { discard_card(hand_card(yours)) },
    { tap(this) } },
  bounty = { draw(2) } }
character "Boba Fett" { id = "RAS-75", side = neutral, cost = 6, speed = 60, power = 6, health = 4, unique = true,
  version = "C", subtypes = { bounty_hunter },
  bounty = { gain_points(you, 2) } }
character "Dash Rendar" { id = "RAS-79", side = neutral, cost = 5, speed = 40, power = 5, health = 5, unique = true,
  version = "A", subtypes = { independent, smuggler }, pilots = { speeder, transport }, keywords = { accuracy(1) },
  activated = { cost(pay(0)), evade(1) },
  pilot = { grants(host, 1, gains_accuracy) },
  pilot_activated = { cost(pay(0)), evade(1) },
  upkeep = { { spend(1) },
    { tap(this) } } }
character "Leebo" { id = "RAS-86", side = neutral, cost = 2, speed = 30, power = 2, health = 3, unique = true,
  version = "A", subtypes = { droid, mechanic },
  activated = { when(build_step()), cost(tap(this)), heal(3, any_space_or_ground_unit) },
  upkeep = { { spend(1) },
    { discard_card(hand_card(yours)) },
    { tap(this) } } }
character "Zutton" { id = "RAS-97", side = neutral, cost = 4, speed = 20, power = 2, health = 3, unique = true,
  version = "A", subtypes = { snivvian, bounty_hunter },
  activated = { when(build_step()), cost(tap(this)), draw(2) },
  upkeep = { { discard_card(hand_card(yours)) },
    { tap(this) } } }
