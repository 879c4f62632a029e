-- Revenge of the Sith: Equipment.

equipment "Blaster Pistol" { id = "ROTS-76", side = neutral, cost = 1, arenas = { character_arena }, equip_points = 0,
  equipped = { change{ power, 1, of = host } } }
equipment "Jedi Lightsaber" { id = "ROTS-93", side = light, cost = 2, arenas = { character_arena }, fits = { jedi, sith },
  equip_points = 1, equip_force = 1,
  equipped = { change{ power, 2, of = host } },
  equipped_activated = paid(2, deflect(1)) }
equipment "Sith Lightsaber" { id = "ROTS-101", side = dark, cost = 2, arenas = { character_arena }, fits = { jedi, sith },
  equip_points = 1, equip_force = 1,
  equipped = { change{ power, 2, of = host }, grant{ critical_hit, 2, to = host } } }
equipment "Droid Battlestaff" { id = "ROTS-85", side = neutral, cost = 2, arenas = { character_arena }, equip_points = 1,
  equipped = { change{ power, 2, of = host }, grant{ stun, 2, to = host } } }
equipment "Vehicle Weapons Package" { id = "ROTS-69", side = neutral, cost = 2, arenas = { space_arena, ground_arena },
  equip_points = 1,
  equipped = { change{ power, 2, of = host } } }
equipment "Vehicle Shields Package" { id = "ROTS-68", side = neutral, cost = 2, arenas = { space_arena, ground_arena },
  equip_points = 2,
  equipped = { grant{ shields, 1, to = host } } }

-- neutral
equipment "Engine Upgrade" { id = "ROTS-13", side = neutral, cost = 2, arenas = { space_arena }, equip_points = 2,
  equipped = { change{ speed, 20, of = host } } }
equipment "Blaster Rifle" { id = "ROTS-77", side = neutral, cost = 1, arenas = { character_arena }, equip_points = 1,
  equipped = { change{ power, 1, of = host }, grant{ critical_hit, 1, to = host } } }
