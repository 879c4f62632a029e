-- Awakenings: characters.

character "First Order Stormtrooper" { id = "AW-2", points = 7, health = 7, color = red, affiliation = villain,
  subtypes = { trooper },
  die = { "1 ranged", "2 ranged", "2 ranged for 1", "1 resource", "blank", "blank" } }

character "Kylo Ren" { id = "AW-11", subtitle = "Vader's Disciple", points = { 10, 13 }, health = 11, color = blue,
  affiliation = villain, unique = true, subtypes = { apprentice },
  die = { "1 melee", "2 melee for 1", "1 shield", "1 resource", "special", "blank" },
  special = { choose(character(opposing)), and_then(look_at_random(opponent), deal(cost_seen(), it)) } }

character "Rey" { id = "AW-38", subtitle = "Force Prodigy", points = { 9, 12 }, health = 10, color = blue,
  affiliation = hero, unique = true, subtypes = { scavenger },
  die = { "1 melee", "+2 melee", "1 discard", "1 resource", "+1 resource", "blank" },
  after = { plays_on(upgrade(yours), this), take_action(you) } }

character "Finn" { id = "AW-45", subtitle = "First Order Defector", points = { 13, 16 }, health = 10, color = yellow,
  affiliation = hero, unique = true, subtypes = { scoundrel },
  die = { "1 ranged", "2 ranged", "1 melee", "1 shield", "1 resource", "blank" },
  includes = { red, villain, weapon, vehicle },
  ongoing = { attach_any(weapon) } }
