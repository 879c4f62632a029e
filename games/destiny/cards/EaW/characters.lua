-- Empire at War: characters.

character "Ciena Ree" { id = "EaW-1", subtitle = "Adept Pilot", points = { 8, 11 }, health = 9, color = red,
  affiliation = villain, unique = true, subtypes = { pilot },
  die = { "1 ranged", "+2 ranged", "1 disrupt", "1 resource", "1 resource", "blank" },
  abilities = { action(cost(spend(2)), ready(support_or_upgrade(vehicle))) },
  errata = { since = "2018-11-27", abilities = { power_action(cost(spend(2)), ready(support_or_upgrade(vehicle))) } } }

character "General Hux" { id = "EaW-2", subtitle = "Aspiring Commander", points = { 11, 14 }, health = 11, color = red,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "1 ranged", "2 focus", "1 discard", "1 resource", "special", "blank" },
  special = { play{card_in_hand(yours, of_color(red), of_type(event)), less = count(character(yours))} } }

character "Mace Windu" { id = "EaW-34", subtitle = "Jedi Champion", points = { 16, 22 }, health = 12, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi, leader },
  die = { "2 melee", "2 melee", "4 melee for 1", "1 shield", "1 resource", "blank" },
  action = { remove(die(yours, of(this))), and_then(defeat(character(at_most(remaining, 2)))) } }

character "MagnaGuard" { id = "EaW-3", points = 9, health = 8, color = red, affiliation = villain,
  subtypes = { droid, guard },
  die = { "1 melee", "2 melee for 1", "2 melee for 1", "1 shield", "1 resource", "blank" },
  before = { would_be_defeated(this), when(by_damage()), instead(defeat_later(this)) } }

character "Ahsoka Tano" { id = "EaW-31", subtitle = "Force Operative", points = { 13, 17 }, health = 11, color = blue,
  affiliation = hero, unique = true,
  die = { "2 melee", "2 melee", "1 discard", "1 shield", "1 resource", "blank" },
  after = { activates(this), limit(round), may(spend(amount), and_then(ready(this))) } }

character "Kanan Jarrus" { id = "EaW-33", subtitle = "Rebel Jedi", points = { 10, 13 }, health = 10, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi, spectre },
  die = { "1 ranged", "2 melee", "1 focus", "1 disrupt", "1 resource", "blank" },
  before = { takes_action{by = you}, when(exists(die(yours, of(this)))), may(resolve(die(yours, of(this)))) } }

character "Sabine Wren" { id = "EaW-40", subtitle = "Explosives Expert", points = { 15, 20 }, health = 11,
  color = yellow, affiliation = hero, unique = true, subtypes = { spectre },
  die = { "2 ranged", "3 ranged", "3 disrupt for 1", "1 shield", "1 resource", "blank" },
  before = { activates(this), may(choose(discarded(yours, weapon, of_type(upgrade))),
    when(is(it, title_word("Thermal")), play{it, less = 1, on = this}), otherwise(play{it, on = this})) } }

character "Grand Inquisitor" { id = "EaW-11", subtitle = "Sith Loyalist", points = { 14, 19 }, health = 12, color = blue, affiliation = villain, unique = true, subtypes = { inquisitor },
  die = { "2 melee", "3 melee for 1", "2 focus", "1 resource", "special", "blank" },
  special = { remove(die(of_type(character), showing(blank))), and_then(deal(2, the_card(owning(it)))) } }
