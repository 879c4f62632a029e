-- A New Hope: cards of several types.

-- Light Side
character "Rebel Lieutenant" { id = "ANH-42", side = light, cost = 4, speed = 10, power = 3, health = 4,
  subtypes = { rebel, officer }, pilots = { capital_ship },
  pilot = { change{ power, 1, of = host }, change{ speed, 10, of = unit(of(controller(host)), of_type(a_space_unit)) } } }
space "X-Wing Attack Formation" { id = "ANH-175", side = light, cost = 6, speed = 50, power = 4, health = 4,
  subtypes = { rebel, squadron }, keywords = { critical_hit(3) },
  activated = paid(2, evade(1)) }

-- Dark Side
character "Imperial Sentry Droid" { id = "ANH-20", side = dark, cost = 3, speed = 60, power = 1, health = 1,
  subtypes = { imperial, patrol, droid },
  whenever = { battle_phase_ends, search(their_hand) } }

-- neutral
battle "Rescue" { id = "ANH-154", side = neutral,
  effect = { paid(4, prevent(2, any_unit(yours))),
    { cost(pay(4)), change{ power, 3, of = unit(yours), lasting = this_attack } } } }
