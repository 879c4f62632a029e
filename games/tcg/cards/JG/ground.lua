-- Jedi Guardians: Ground units.

-- Light Side
ground "Coruscant Air Bus" { id = "JG-51", side = light, cost = 3, speed = 20, power = 1, health = 3,
  subtypes = { republic, speeder },
  reserves = { when(during(your_build_step)), cost(tap(this)), draw(1) } }
