-- Attack of the Clones: Space units.

space "Bravo N-1 Starfighter" { id = "AOTC-123", side = light, cost = 3, speed = 50, power = 3, health = 2,
  subtypes = { naboo, starfighter }, keywords = { critical_hit(1) } }
space "Jedi Starfighter 3R3" { id = "AOTC-147", side = light, cost = 3, speed = 50, power = 3, health = 3,
  subtypes = { jedi, starfighter } }
space "Republic Cruiser" { id = "AOTC-104", side = light, cost = 4, speed = 30, power = 4, health = 3,
  subtypes = { republic, transport }, keywords = { shields(1) } }
space "Republic Assault Ship" { id = "AOTC-103", side = light, cost = 7, speed = 30, power = 6, health = 7,
  subtypes = { republic, capital_ship }, keywords = { bombard(2) } }

space "Droid Starfighter DFS-4CT" { id = "AOTC-132", side = dark, cost = 2, speed = 50, power = 2, health = 1,
  subtypes = { trade_federation, droid, starfighter } }
space "Droid Starfighter Squadron" { id = "AOTC-133", side = dark, cost = 3, speed = 40, power = 3, health = 3,
  subtypes = { trade_federation, droid, starfighter } }
space "Geonosian Fighter" { id = "AOTC-138", side = dark, cost = 3, speed = 50, power = 2, health = 2,
  subtypes = { geonosian, starfighter }, keywords = { critical_hit(1) } }
space "Commerce Guild Starship" { id = "AOTC-128", side = dark, cost = 4, speed = 30, power = 3, health = 4,
  subtypes = { commerce_guild, transport }, keywords = { shields(1) } }
space "Trade Federation Battleship" { id = "AOTC-111", side = dark, cost = 6, speed = 10, power = 4, health = 6,
  subtypes = { trade_federation, capital_ship }, keywords = { bombard(4) } }
