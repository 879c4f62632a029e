-- Sith Rising: Characters.

-- Light Side
character "Sio Bibble" { id = "SR-22", side = light, cost = 3, speed = 20, power = 1, health = 3, unique = true,
  version = "A", subtypes = { naboo, diplomat },
  static = { change{ speed, 20, of = unit(at(character_arena), other, naboo) }, change{ power, 1,
      of = unit(at(character_arena), other, naboo) } } }

-- Dark Side
character "Passel Argente" { id = "SR-52", side = dark, cost = 3, speed = 10, power = 1, health = 3, unique = true,
  version = "A", subtypes = { corporate_alliance, diplomat },
  static = { change{ power, 1, of = unit(yours, at(character_arena), other) } } }
