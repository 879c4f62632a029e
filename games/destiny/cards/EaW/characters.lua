-- Empire at War: characters.

character "Ciena Ree" { id = "EaW-1", subtitle = "Adept Pilot", points = { 8, 11 }, health = 9, color = red,
  affiliation = villain, unique = true, subtypes = { pilot },
  die = { "1 ranged", "+2 ranged", "1 disrupt", "1 resource", "1 resource", "blank" },
  power_action = { cost(spend(2)), ready(support(of_subtype(vehicle))) } }

character "General Hux" { id = "EaW-2", subtitle = "Aspiring Commander", points = { 11, 14 }, health = 11, color = red,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "1 ranged", "2 focus", "1 discard", "1 resource", "special", "blank" },
  special = { play_for_less(count(character(yours)), card_in_hand(yours, of_color(red), of_type(an_event))) } }

character "Mace Windu" { id = "EaW-34", subtitle = "Jedi Champion", points = { 16, 22 }, health = 12, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi, leader },
  die = { "2 melee", "2 melee", "4 melee for 1", "1 shield", "1 resource", "blank" },
  action = { remove(die(yours, of_this)), and_then(defeat(character(remaining_at_most(2)))) } }
