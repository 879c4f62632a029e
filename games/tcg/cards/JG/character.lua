-- Jedi Guardians: Characters.

-- Light Side
character "Jedi Youngling" { id = "JG-18", side = light, cost = 2, speed = 40, power = 2, health = 1,
  subtypes = { jedi, padawan, boy },
  activated = paid(1, evade(1)),
  reserves = { when(during(your_build_step)), cost(tap(this), pay(1, build_points)), gain(2) } }
character "Ki-Adi-Mundi" { id = "JG-19", side = light, cost = 6, speed = 40, power = 4, health = 5, unique = true,
  version = "A", subtypes = { cerean, jedi, master, council_member },
  activated = paid(2, evade(2)),
  reserves = { when(no_attack()), cost(tap(this)), choose_arena(), each(unit(yours, at(that_arena)), remove(1,
      damage_counter, it, exactly)) } }
character "R2-D2" { id = "JG-28", side = light, cost = 3, speed = 20, power = 2, health = 3, unique = true,
  version = "E", subtypes = { astromech, droid },
  reserves = { cost(tap(this)), prevent(1, any_unit(yours, one_of(of_type(a_space_unit), of_type(a_ground_unit))), exactly) } }
character "Yoda" { id = "JG-77", side = light, cost = 5, speed = 40, power = 4, health = 4, unique = true,
  version = "E", subtypes = { jedi, master },
  activated = paid(2, evade(2)),
  reserves = { cost(tap(this)), prevent(2, any_unit(yours)) } }

-- Dark Side
character "Senator Tikkes" { id = "JG-31", side = dark, cost = 3, speed = 30, power = 2, health = 2, unique = true,
  version = "A", subtypes = { quarren, diplomat },
  reserves = { when(during(your_build_step)), cost(tap(this), pay(1, build_points)), draw(2), discard(hand_card(yours)) } }
