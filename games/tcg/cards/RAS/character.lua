-- Rogues and Scoundrels: Characters.

-- Light Side
character "Kyle Katarn" { id = "RAS-84", side = light, cost = 7, speed = 40, power = 6, health = 7, unique = true,
  version = "A", subtypes = { rebel, soldier, jedi, padawan }, keywords = { accuracy(1) },
  activated = paid(1, evade(1)),
  upkeep = { { pay(1) },
    { tap(this) } },
  bounty = { gain(2) } }

-- Dark Side
character "Mara Jade" { id = "RAS-22", side = dark, cost = 6, speed = 50, power = 5, health = 5, unique = true,
  version = "B", subtypes = { imperial, agent, dark_jedi, jedi },
  activated = paid(1, deflect(1)),
  upkeep = { { pay(1) },
    { tap(this) } },
  bounty = { gain(4) } }

-- neutral
character "Dengar" { id = "RAS-9", side = neutral, cost = 7, speed = 50, power = 7, health = 7, unique = true,
  version = "A", subtypes = { corellian, bounty_hunter }, keywords = { armor },
  upkeep = { add(1, damage_counter, this) },
  bounty = { remove(all, damage_counter, this) } }
character "IG-88" { id = "RAS-16", side = neutral, cost = 8, speed = 70, power = 5, health = 7, unique = true,
  version = "A", subtypes = { assassin, droid, bounty_hunter }, keywords = { accuracy(1), critical_hit(2) },
  upkeep = { tap(any_unit_or_pilot(yours, untapped, droid)) },
  bounty = { draw(3) } }
character "Garindan" { id = "RAS-46", side = neutral, cost = 3, speed = 40, power = 3, health = 2, unique = true,
  version = "A", subtypes = { kubaz, spy },
  upkeep = { { pay(1, build_points) },
    { discard(hand_card(yours)) },
    { tap(this) } },
  bounty = { search(their_hand), discard(hand_card(opposing)) } }
character "Greedo" { id = "RAS-47", side = neutral, cost = 3, speed = 30, power = 5, health = 6, unique = true,
  version = "B", subtypes = { rodian, bounty_hunter }, keywords = { accuracy(-1) },
  upkeep = { { discard(hand_card(yours)) },
    { tap(this) } },
  bounty = { draw(2) } }
character "Boba Fett" { id = "RAS-75", side = neutral, cost = 6, speed = 60, power = 6, health = 4, unique = true,
  version = "C", subtypes = { bounty_hunter },
  bounty = { gain(2, build_points) } }
character "Dash Rendar" { id = "RAS-79", side = neutral, cost = 5, speed = 40, power = 5, health = 5, unique = true,
  version = "A", subtypes = { independent, smuggler }, pilots = { speeder, transport }, keywords = { accuracy(1) },
  activated = paid(0, evade(1)),
  pilot = { grant{ accuracy, 1, to = host } },
  pilot_activated = paid(0, evade(1)),
  upkeep = { { pay(1, build_points) },
    { tap(this) } } }
character "Leebo" { id = "RAS-86", side = neutral, cost = 2, speed = 30, power = 2, health = 3, unique = true,
  version = "A", subtypes = { droid, mechanic },
  activated = { when(during(your_build_step)), cost(tap(this)), remove(3, damage_counter,
      any_unit(one_of(of_type(a_space_unit), of_type(a_ground_unit)))) },
  upkeep = { { pay(1, build_points) },
    { discard(hand_card(yours)) },
    { tap(this) } } }
character "Zutton" { id = "RAS-97", side = neutral, cost = 4, speed = 20, power = 2, health = 3, unique = true,
  version = "A", subtypes = { snivvian, bounty_hunter },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(2) },
  upkeep = { { discard(hand_card(yours)) },
    { tap(this) } } }
character "Lando Calrissian" { id = "RAS-19", side = neutral, cost = 4, speed = 0, power = 0, health = 0, unique = true, version = "G",
  subtypes = { bespin, smuggler, diplomat },
  printed = { { change{ power, count(unit(bespin)), of = this }, change{ health, count(unit(bespin)), of = this } },
    { change{ speed, 10 * count(unit(bespin)), of = this } } } }
