-- Covert Missions: upgrades.

upgrade "Z-6 Jetpack" { id = "CM-146", cost = 2, color = yellow, subtypes = { equipment },
  die = { "2 ranged", "2 ranged for 1", "1 disrupt", "1 shield", "special", "blank" }, keywords = { enters_with(1) },
  special = { place(1, resource, this), and_then(deal{resources(this), opponent, indirect = yes}) } }

upgrade "Death Star Plans" { id = "CM-126", cost = 1, color = red, unique = true,
  action = { cost(exhaust(this)), either(place(1, resource, plot(yours, death_star)), take_off(2, shield, plot(yours, death_star))) },
  after = { dealt_damage{host, by = opponent}, may{put{this, on = character(controlled_by(actor)), by = actor}, by = actor} } }
