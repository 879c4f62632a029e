-- Empire at War: characters.

character "Ciena Ree" { id = "EaW-1", subtitle = "Adept Pilot", points = { 8, 11 }, health = 9, color = red,
  affiliation = villain, unique = true, subtypes = { pilot },
  die = { "1 ranged", "+2 ranged", "1 disrupt", "1 resource", "1 resource", "blank" },
  abilities = { action(cost(spend(2)), ready(support_or_upgrade(of_subtype(vehicle)))) },
  errata = { since = "2018-11-27", abilities = { power_action(cost(spend(2)), ready(support_or_upgrade(of_subtype(vehicle)))) } } }

character "General Hux" { id = "EaW-2", subtitle = "Aspiring Commander", points = { 11, 14 }, health = 11, color = red,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "1 ranged", "2 focus", "1 discard", "1 resource", "special", "blank" },
  special = { play_for_less(count(character(yours)), card_in_hand(yours, of_color(red), of_type(an_event))) } }

character "Mace Windu" { id = "EaW-34", subtitle = "Jedi Champion", points = { 16, 22 }, health = 12, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi, leader },
  die = { "2 melee", "2 melee", "4 melee for 1", "1 shield", "1 resource", "blank" },
  action = { remove(die(yours, of_this)), and_then(defeat(character(remaining_at_most(2)))) } }

character "MagnaGuard" { id = "EaW-3", points = 9, health = 8, color = red, affiliation = villain,
  subtypes = { droid, guard },
  die = { "1 melee", "2 melee for 1", "2 melee for 1", "1 shield", "1 resource", "blank" },
  before = { would_be_defeated(this), when(by_damage()), instead(defeat_later(this)) } }

character "Ahsoka Tano" { id = "EaW-31", subtitle = "Force Operative", points = { 13, 17 }, health = 11, color = blue,
  affiliation = hero, unique = true,
  die = { "2 melee", "2 melee", "1 discard", "1 shield", "1 resource", "blank" },
  after = { activates(this), limit(round), may(spend(dice_rolled()), and_then(ready(this))) } }

character "Kanan Jarrus" { id = "EaW-33", subtitle = "Rebel Jedi", points = { 10, 13 }, health = 10, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi, spectre },
  die = { "1 ranged", "2 melee", "1 focus", "1 disrupt", "1 resource", "blank" },
  before = { takes_action(), when(it_is_you()), when(die_in_pool()), may(resolve(die(yours, of_this))) } }

character "Sabine Wren" { id = "EaW-40", subtitle = "Explosives Expert", points = { 15, 20 }, health = 11,
  color = yellow, affiliation = hero, unique = true, subtypes = { spectre },
  die = { "2 ranged", "3 ranged", "3 disrupt for 1", "1 shield", "1 resource", "blank" },
  before = { activates(this), may(choose(discarded(yours, of_subtype(weapon), of_type(an_upgrade))),
    when(title_has(it, "Thermal"), play_on_for_less(1, it, this)), when(title_lacks(it, "Thermal"), play_on(it, this))) } }
