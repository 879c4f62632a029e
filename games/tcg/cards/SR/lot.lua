-- Sith Rising: cards of several types.

-- Light Side
character "Aayla Secura" { id = "SR-1", side = light, cost = 4, speed = 60, power = 3, health = 3, unique = true, version = "A",
  subtypes = { twi_lek, jedi, knight },
  activated = paid(3, evade(2)),
  whenever = { battle_phase_starts, remove(all, damage_counter, this) } }
character "Mace Windu" { id = "SR-17", side = light, cost = 10, speed = 60, power = 8, health = 7, unique = true, version = "A",
  subtypes = { jedi, master },
  whenever = { battle_phase_ends, gain(1) },
  activated = paid(5, deflect(2)) }

-- Dark Side
space "Trade Federation Warship" { id = "SR-90", side = dark, cost = 8, speed = 20, power = 8, health = 8,
  subtypes = { trade_federation, capital_ship } }
