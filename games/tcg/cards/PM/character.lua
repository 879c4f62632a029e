-- The Phantom Menace: Characters.

-- Light Side
character "Obi-Wan Kenobi" { id = "PM-77", side = light, cost = 5, speed = 40, power = 4, health = 4, unique = true,
  version = "K", subtypes = { jedi, padawan },
  static = { when(all_of(is(this, attacking), exists(any_unit(defending, dark_jedi)))), change{ power, 3, of = this },
      grant{ critical_hit, 2, to = this } },
  activated = paid(2, evade(2)) }
