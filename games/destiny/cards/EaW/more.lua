-- Empire at War: cards drawn by lot.

character "Wookiee Warrior" { id = "EaW-41", points = 9, health = 10, color = yellow, affiliation = hero, subtypes = { wookiee },
  die = { "2 melee for 1", "3 melee for 1", "1 discard", "1 shield", "1 resource", "blank" } }

support "Drop Zone" { id = "EaW-126", cost = 1, color = red,
  after = { battlefield_claimed{by = you}, may(place(1, damage, this)) },
  action = { cost(exhaust(this)), move{all, damage, this, character, up_to = yes} } }

event "Kill Them All" { id = "EaW-74", cost = 1, color = blue, affiliation = villain,
  effect = { deal(1, all(character(opposing, except(unique_one)))) } }

event "Crossfire" { id = "EaW-62", cost = 1, color = red, affiliation = villain,
  effect = { either(remove(die(at_least(side_cost, 1))), { spend(1), and_then(remove(n_of(2, die(at_least(side_cost, 1))))) }) } }

character "Bazine Netal" { id = "EaW-16", subtitle = "Master Manipulator", points = { 7, 10 }, health = 8, color = yellow,
  affiliation = villain, unique = true, subtypes = { advisor },
  die = { "1 disrupt", "1 discard", "2 shield for 1", "1 resource", "special", "blank" },
  special = { choose(character), when(is(it, damaged), deal(1, it)), otherwise(deal(3, it)) } }

event "Recycle" { id = "EaW-149", cost = 1, color = gray, effect = { cost(discard(support(yours))), gain(cost(it)) } }

support "Z-95 Headhunter" { id = "EaW-56", cost = 2, color = gray, subtypes = { vehicle },
  die = { "1 ranged", "2 ranged for 1", "3 ranged for 1", "1 resource", "blank", "blank" } }
