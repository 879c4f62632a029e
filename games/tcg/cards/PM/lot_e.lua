-- The Phantom Menace: cards drawn by lot, the fifth time.

-- Light Side
character "Jar Jar Binks" { id = "PM-17", side = light, cost = 3, speed = 40, power = 2, health = 2, unique = true, version = "B",
  subtypes = { gungan, officer }, keywords = { lucky(3) },
  static = { when(all_of(is(this, attacking), exists(any_unit(defending, droid)))), grant{ critical_hit, 2, to = this } } }

-- Dark Side
space "Blockade Battleship" { id = "PM-64", side = dark, cost = 8, speed = 20, power = 8, health = 8,
  subtypes = { trade_federation, capital_ship },
  static = { forbid(retreats(unit(opposing))) } }

-- neutral
character "Gardulla the Hutt" { id = "PM-12", side = neutral, cost = 7, speed = 20, power = 3, health = 6, unique = true, version = "A",
  subtypes = { hutt },
  activated = { when(during(character_battle_step)), when(no_attack), cost(pay(any)),
    control{ unit(opposing, of_type(a_character), except(jedi), at_most(total_cost, result)), lasting = this_character_battle } } }
