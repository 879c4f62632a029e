-- Jedi Guardians: Characters.

-- Light Side
character "Jedi Youngling" { id = "JG-18", side = light, cost = 2, speed = 40, power = 2, health = 1,
  subtypes = { jedi, padawan, boy },
  activated = { cost(pay(1)), evade(1) },
  reserves = { when(build_step()), cost(tap(this), spend(1)), gain(2) } }
character "Ki-Adi-Mundi" { id = "JG-19", side = light, cost = 6, speed = 40, power = 4, health = 5, unique = true,
  version = "A", subtypes = { cerean, jedi, master, council_member },
  activated = { cost(pay(2)), evade(2) },
  reserves = { when(no_attack()), cost(tap(this)), choose_arena(), each(unit(yours, in_that_arena), mend(1, it)) } }
character "R2-D2" { id = "JG-28", side = light, cost = 3, speed = 20, power = 2, health = 3, unique = true,
  version = "E", subtypes = { astromech, droid },
  reserves = { cost(tap(this)), prevent_just(1, any_space_or_ground_unit(yours)) } }
character "Yoda" { id = "JG-77", side = light, cost = 5, speed = 40, power = 4, health = 4, unique = true,
  version = "E", subtypes = { jedi, master },
  activated = { cost(pay(2)), evade(2) },
  reserves = { cost(tap(this)), prevent(2, any_unit(yours)) } }

-- Dark Side
character "Senator Tikkes" { id = "JG-31", side = dark, cost = 3, speed = 30, power = 2, health = 2, unique = true,
  version = "A", subtypes = { quarren, diplomat },
  reserves = { when(build_step()), cost(tap(this), spend(1)), draw(2), discard_card(hand_card(yours)) } }
