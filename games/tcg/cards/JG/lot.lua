-- Jedi Guardians: cards of several types.

-- Dark Side
character "Darth Tyranus" { id = "JG-9", side = dark, cost = 10, speed = 50, power = 7, health = 7, unique = true, version = "F",
  subtypes = { dark_jedi, jedi, master, sith, lord },
  activated = { paid(2, grant{ critical_hit, 2, to = this, lasting = this_attack }),
    paid(3, evade(3)) },
  reserves = { cost(tap(this)), remove(2, build_counter, building(opposing)) } }
ground "Battle Droid Division" { id = "JG-P1", side = dark, cost = 10, speed = 30, power = 8, health = 7,
  subtypes = { trade_federation, droid }, keywords = { overkill } }
battle "Dark Dreams" { id = "JG-6", side = dark, keywords = { copies } }
