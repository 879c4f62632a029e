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

-- Light Side
space "Obi-Wan's Starfighter" { id = "AOTC-32", side = light, cost = 4, speed = 50, power = 3, health = 3,
  unique = true, version = "A", subtypes = { jedi, starfighter }, keywords = { critical_hit(2) },
  whenever = { battle_phase_starts(), remove(all, damage_counter, this) } }
space "Padme's Yacht" { id = "AOTC-36", side = light, cost = 5, speed = 40, power = 3, health = 5, unique = true,
  version = "A", subtypes = { naboo, transport }, keywords = { shields(1) } }
space "Corellian Star Shuttle" { id = "AOTC-129", side = light, cost = 4, speed = 20, power = 3, health = 4,
  subtypes = { republic, transport },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(1) } }
space "Hyperdrive Ring" { id = "AOTC-144", side = light, cost = 3, speed = 30, power = 1, health = 3,
  subtypes = { republic, device },
  static = { when(exists(unit(yours, at(space_arena), starfighter))), change{ power, 2, of = this } } }
space "N-1 Starfighter" { id = "AOTC-152", side = light, cost = 2, speed = 60, power = 2, health = 1,
  subtypes = { naboo, starfighter } }
space "Naboo Cruiser" { id = "AOTC-153", side = light, cost = 6, speed = 10, power = 6, health = 7,
  subtypes = { naboo, transport } }
space "Naboo Royal Starship" { id = "AOTC-154", side = light, cost = 5, speed = 20, power = 5, health = 6,
  subtypes = { naboo, transport } }
space "Naboo Starfighter Squadron" { id = "AOTC-156", side = light, cost = 4, speed = 40, power = 4, health = 4,
  subtypes = { naboo, starfighter } }

-- Dark Side
space "Slave I" { id = "AOTC-46", side = dark, cost = 4, speed = 40, power = 5, health = 3, unique = true,
  version = "A", subtypes = { patrol_ship },
  static = { forbid(retreats_in_its_step(unit(opposing, at(space_arena), damaged))) } }
space "Tyranus's Solar Sailer" { id = "AOTC-53", side = dark, cost = 4, speed = 60, power = 2, health = 2,
  unique = true, version = "A", subtypes = { geonosian, starfighter }, keywords = { critical_hit(2) },
  whenever = { attack_ends(this), may(retreat(this)) } }
space "Droid Control Ship" { id = "AOTC-83", side = dark, cost = 9, speed = 10, power = 9, health = 9,
  subtypes = { trade_federation, capital_ship },
  static = { change{ speed, 10, of = unit(yours, droid) } },
  whenever = { is_discarded(this), each(unit_or_pilot(yours, droid), damage(1, it)) } }
space "Trade Federation C-9979" { id = "AOTC-112", side = dark, cost = 4, speed = 20, power = 2, health = 5,
  subtypes = { trade_federation, transport },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(1) } }
space "Droid Starfighter Wing" { id = "AOTC-134", side = dark, cost = 4, speed = 40, power = 4, health = 4,
  subtypes = { trade_federation, droid, starfighter } }
space "Intergalactic Banking Clan Starship" { id = "AOTC-145", side = dark, cost = 5, speed = 20, power = 4,
  health = 5, subtypes = { banking_clan, transport }, keywords = { shields(1) } }
space "Techno Union Starship" { id = "AOTC-177", side = dark, cost = 6, speed = 30, power = 6, health = 6,
  subtypes = { techno_union, capital_ship } }
space "Trade Federation War Freighter" { id = "AOTC-178", side = dark, cost = 7, speed = 30, power = 5, health = 7,
  subtypes = { trade_federation, capital_ship }, keywords = { bombard(3) } }

-- neutral
space "Coruscant Freighter AA-9" { id = "AOTC-77", side = neutral, cost = 7, speed = 20, power = 1, health = 8,
  unique = true, version = "A", subtypes = { independent, transport },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(3), discard(hand_card(yours)),
      discard(hand_card(yours)) } }
space "Gozanti Cruiser" { id = "AOTC-140", side = neutral, cost = 6, speed = 10, power = 5, health = 6,
  subtypes = { independent, transport } }
space "Taylander Shuttle" { id = "AOTC-176", side = neutral, cost = 2, speed = 20, power = 2, health = 2,
  subtypes = { independent, transport } }
