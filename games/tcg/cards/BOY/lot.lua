-- Battle of Yavin: cards of several types.

-- Light Side
ground "Rebel Armored Freerunner" { id = "BOY-61", side = light, cost = 6, speed = 50, power = 6, health = 4,
  subtypes = { rebel, assault, speeder },
  activated = { when(would_attack), cost(tap(this)), choose(unit(opposing, at(ground_arena))),
    may(choose{ unit(opposing, at(ground_arena), other_than_it), name = "other" }, choose(number(1, 2)),
      damage(3 - chosen, it), damage(chosen, the("other"))),
    otherwise(damage(3, it)) } }

-- neutral
character "Labria" { id = "BOY-53", side = neutral, cost = 6, speed = 30, power = 4, health = 4, unique = true, version = "A",
  subtypes = { independent, devaronian, spy },
  static = { forbid(hides_hand(opponent)) } }
