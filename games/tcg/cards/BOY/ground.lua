-- Battle of Yavin: Ground units.

-- Dark Side
ground "Sandtrooper Squad" { id = "BOY-92", side = dark, cost = 4, speed = 20, power = 4, health = 4,
  subtypes = { imperial, clone, stormtrooper }, keywords = { stun(2) },
  activated = paid(3, intercept) }
