-- Revenge of the Sith: Equipment.

equipment "Blaster Pistol" { id = "ROTS-76", side = neutral, cost = 1, arenas = { character_arena }, equip_points = 0,
  equipped = { gets(host, 1, power) } }
equipment "Jedi Lightsaber" { id = "ROTS-93", side = light, cost = 2, arenas = { character_arena }, fits = { jedi, sith },
  equip_points = 1, equip_force = 1,
  equipped = { gets(host, 2, power) },
  equipped_activated = { cost(pay(2)), deflect(1) } }
equipment "Sith Lightsaber" { id = "ROTS-101", side = dark, cost = 2, arenas = { character_arena }, fits = { jedi, sith },
  equip_points = 1, equip_force = 1,
  equipped = { gets(host, 2, power), grants(host, 2, gains_critical_hit) } }
equipment "Droid Battlestaff" { id = "ROTS-85", side = neutral, cost = 2, arenas = { character_arena }, equip_points = 1,
  equipped = { gets(host, 2, power), grants(host, 2, gains_stun) } }
equipment "Vehicle Weapons Package" { id = "ROTS-69", side = neutral, cost = 2, arenas = { space_arena, ground_arena },
  equip_points = 1,
  equipped = { gets(host, 2, power) } }
equipment "Vehicle Shields Package" { id = "ROTS-68", side = neutral, cost = 2, arenas = { space_arena, ground_arena },
  equip_points = 2,
  equipped = { grants(host, 1, gains_shields) } }

-- neutral
equipment "Engine Upgrade" { id = "ROTS-13", side = neutral, cost = 2, arenas = { space_arena }, equip_points = 2,
  equipped = { gets(host, 20, speed) } }
equipment "Blaster Rifle" { id = "ROTS-77", side = neutral, cost = 1, arenas = { character_arena }, equip_points = 1,
  equipped = { gets(host, 1, power), grants(host, 1, gains_critical_hit) } }
