-- Toy units: invented cards that show the timing rules. One ability each, so that a scenario says what it means.

-- without text
ground "Toy Trooper" { id = "TOY-1", side = neutral, cost = 2, speed = 20, power = 2, health = 2 }
ground "Toy Walker" { id = "TOY-2", side = neutral, cost = 6, speed = 30, power = 4, health = 5 }
ground "Toy Scout" { id = "TOY-3", side = neutral, cost = 2, speed = 50, power = 2, health = 2 }
space "Toy Fighter" { id = "TOY-4", side = neutral, cost = 3, speed = 60, power = 3, health = 3 }
space "Toy Freighter" { id = "TOY-5", side = neutral, cost = 4, speed = 20, power = 2, health = 5 }
character "Toy Guard" { id = "TOY-6", side = neutral, cost = 3, speed = 30, power = 3, health = 3 }

character "Toy Padawan" { id = "TOY-7", side = neutral, cost = 4, speed = 20, power = 2, health = 5, subtypes = { jedi, padawan } }

-- triggered abilities
ground "Toy Herald" { id = "TOY-10", side = neutral, cost = 3, speed = 40, power = 2, health = 3,
  whenever = { attacks(this), draw(1) } }
ground "Toy Sniper" { id = "TOY-11", side = neutral, cost = 4, speed = 40, power = 2, health = 3,
  whenever = { attacks(this), damage(1, unit(opposing, beside(this))) } }
ground "Toy Medic" { id = "TOY-12", side = neutral, cost = 3, speed = 10, power = 1, health = 4,
  whenever = { is_damaged(unit(yours)), gain(1) } }
ground "Toy Bunker" { id = "TOY-13", side = neutral, cost = 4, speed = 10, power = 1, health = 4,
  whenever = { attacks(any_unit, this), prevent(1, this) } }
ground "Toy Gambler" { id = "TOY-14", side = neutral, cost = 3, speed = 20, power = 2, health = 4,
  whenever = { dice_are_rolled(unit, this), may(reroll(2)) } }
ground "Toy Martyr" { id = "TOY-15", side = neutral, cost = 2, speed = 10, power = 1, health = 1,
  whenever = { is_discarded(this), gain(2) } }
ground "Toy Bomb" { id = "TOY-16", side = neutral, cost = 2, speed = 10, power = 1, health = 1,
  whenever = { is_discarded(this), damage(2, unit(opposing)) } }
ground "Toy Watcher" { id = "TOY-17", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  whenever = { dice_are_rolled(unit, unit), gain(1) } }
ground "Toy Mourner" { id = "TOY-18", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  whenever = { is_discarded(unit), draw(1) } }
ground "Toy Censor" { id = "TOY-19", side = neutral, cost = 4, speed = 10, power = 1, health = 3,
  whenever = { is_played(battle_card(opposing)), may(pay(2), and_then(disrupt())) } }
ground "Toy Broker" { id = "TOY-20", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  whenever = { is_played(battle_card), gain(1) } }
ground "Toy Vanguard" { id = "TOY-21", side = neutral, cost = 4, speed = 30, power = 2, health = 3,
  whenever = { is_deployed(this), damage(1, unit(opposing, beside(this))) } }
ground "Toy Crier" { id = "TOY-22", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  whenever = { attacks(unit, unit), may(gain(1)) } }

-- activated abilities
ground "Toy Duelist" { id = "TOY-30", side = neutral, cost = 5, speed = 40, power = 3, health = 4,
  activated = paid(1, deflect(2)) }
ground "Toy Dodger" { id = "TOY-31", side = neutral, cost = 4, speed = 40, power = 2, health = 3,
  activated = paid(1, evade(2)) }
ground "Toy Brawler" { id = "TOY-32", side = neutral, cost = 4, speed = 10, power = 3, health = 3,
  activated = paid(1, retaliate(2)) }
ground "Toy Shieldbearer" { id = "TOY-33", side = neutral, cost = 4, speed = 10, power = 1, health = 5,
  activated = paid(1, intercept()) }
ground "Toy Gunner" { id = "TOY-34", side = neutral, cost = 4, speed = 20, power = 2, health = 3,
  activated = { cost(tap(this)), damage{ 2, unit(opposing), as = dice } } }
ground "Toy Officer" { id = "TOY-35", side = neutral, cost = 4, speed = 10, power = 1, health = 3,
  activated = paid(1, change{ power, 1, of = any_unit(attacking), lasting = this_attack }) }
ground "Toy Jammer" { id = "TOY-36", side = neutral, cost = 4, speed = 10, power = 1, health = 3,
  activated = { cost(tap(this)), disrupt() } }
ground "Toy Tactician" { id = "TOY-37", side = neutral, cost = 4, speed = 10, power = 1, health = 3,
  activated = paid(1, reroll(1)) }

space "Toy Bombardier" { id = "TOY-38", side = neutral, cost = 3, speed = 40, power = 2, health = 3,
  activated = { when(would_attack()), cost(tap(this)), add(1, damage_counter, unit(opposing, at(space_arena))) } }
ground "Toy Quartermaster" { id = "TOY-39", side = neutral, cost = 3, speed = 40, power = 1, health = 3,
  activated = { when(no_attack()), cost(pay(1)), remove(1, damage_counter, unit(yours)) } }

-- keywords
ground "Toy Dozer" { id = "TOY-40", side = neutral, cost = 6, speed = 30, power = 5, health = 4, keywords = { overkill } }
ground "Toy Rogue" { id = "TOY-41", side = neutral, cost = 4, speed = 40, power = 2, health = 3, keywords = { lucky(1) } }
ground "Toy Marksman" { id = "TOY-42", side = neutral, cost = 4, speed = 40, power = 2, health = 2, keywords = { accuracy(1) } }
ground "Toy Tank" { id = "TOY-43", side = neutral, cost = 5, speed = 10, power = 3, health = 4, keywords = { armor } }
ground "Toy Ambusher" { id = "TOY-44", side = neutral, cost = 5, speed = 30, power = 3, health = 3, keywords = { hidden_cost(2) } }
ground "Toy Ghost" { id = "TOY-45", side = neutral, cost = 3, speed = 20, power = 1, health = 2, keywords = { cannot_be_attacked } }
ground "Toy Statue" { id = "TOY-46", side = neutral, cost = 2, speed = 10, power = 2, health = 6, keywords = { cannot_attack } }

-- unique units
character "Toy Mentor" { id = "TOY-50", side = dark, cost = 6, speed = 50, power = 4, health = 4, unique = true }
character "Toy Mentor" { id = "TOY-51", side = light, cost = 5, speed = 40, power = 4, health = 4, unique = true }
character "Toy Prodigy" { id = "TOY-52", side = dark, cost = 4, speed = 40, power = 3, health = 3, unique = true }
character "Toy Prodigy" { id = "TOY-53", side = light, cost = 4, speed = 50, power = 3, health = 3, unique = true,
  keywords = { cannot_retreat } }
character "Toy Twin" { id = "TOY-54", side = dark, cost = 5, speed = 40, power = 3, health = 4, unique = true }
character "Toy Twin" { id = "TOY-55", side = light, cost = 5, speed = 40, power = 3, health = 4, unique = true,
  keywords = { hidden_cost(2) } }
-- the same persona under another name
character "Toy Four" { id = "TOY-56", side = dark, cost = 3, speed = 30, power = 2, health = 3, unique = true, version = "A",
      persona = "Toy Twin" }
space "Toy Corvette" { id = "TOY-58", side = neutral, cost = 4, speed = 20, power = 3, health = 4,
  activated = paid(1, retaliate(2)) }
-- a unique ship with Bombard, in two versions
space "Toy Flagship" { id = "TOY-57", side = dark, cost = 7, speed = 30, power = 6, health = 6, unique = true, version = "A",
      keywords = { bombard(2) } }
space "Toy Flagship" { id = "TOY-59", side = dark, cost = 6, speed = 20, power = 5, health = 6, unique = true, version = "B" }
-- its condition is watched: it answers when the condition becomes true
ground "Toy Floodgate" { id = "TOY-270", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  whenever = { becomes(at_least(count(unit(yours, damaged)), 2)), gain(1) } }
-- where a unit was discarded, and what it was like then
ground "Toy Gravedigger" { id = "TOY-271", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  whenever = { is_discarded{unit(yours, other), from = ground_arena}, gain(counters(subject)) } }
ground "Toy Harbinger" { id = "TOY-272", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  whenever = { is_deployed{unit(yours, other), to = ground_arena}, gain(1) } }
ground "Toy Nurse" { id = "TOY-1700", side = neutral, cost = 3, speed = 40, power = 1, health = 3,
  activated = { limit(turn, 2), when(no_attack()), cost(pay(1)), remove(1, damage_counter, unit(yours)) } }
-- it looks at what it changes
ground "Toy Crowd" { id = "TOY-1701", side = neutral, cost = 3, speed = 10, power = 3, health = 3,
  static = { change{ power, 1, of = unit(yours, at_least(power, 3)) } } }
-- what its damage brings with it
character "Toy Acolyte" { id = "TOY-1713", side = neutral, cost = 4, speed = 30, power = 2, health = 4,
  subtypes = { dark_jedi }, keywords = { stun(1) } }
-- what other cards give it
ground "Toy Gungan" { id = "TOY-1714", side = neutral, cost = 3, speed = 20, power = 2, health = 4, subtypes = { gungan } }
location "Toy Barracks" { id = "TOY-1715", side = neutral, cost = 2, arenas = { ground_arena },
  static = { grant{ activated(when(during(your_build_step)), cost(tap(this)), gain(1)), to = unit(yours, gungan) },
    grant{ activated(when(would_attack()), cost(tap(this)), damage(3, unit(opposing))), to = unit(yours, gungan) } } }
character "Toy Councillor" { id = "TOY-1718", side = neutral, cost = 2, speed = 10, power = 1, health = 2, subtypes = { council_member } }
