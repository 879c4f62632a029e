-- Across the Galaxy: cards drawn by lot.

character "Dryden Vos" { id = "AtG-35", subtitle = "Ruthless Crime Lord", points = { 15, 20 }, health = 13, color = yellow,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "2 melee", "3 melee", "2 focus", "1 resource", "special", "blank" },
  special = { shuffle(), look(top(1, card_in_deck(yours))), may(play{card_in_deck(among(them)), free = yes}) } }

event "Deployment" { id = "AtG-123", cost = 1, color = red,
  effect = { activate(any(character_or_support(yours, ready_one, one_of(of_type(support), except(unique_one))))) } }

event "Relinquish" { id = "AtG-113", cost = 1, color = blue, keywords = { ambush }, effect = { put(upgrade(owned), hand) } }

upgrade "Vow Of Vengeance" { id = "AtG-53", cost = 1, color = yellow, affiliation = villain,
  ongoing = { change{value, count(defeated_character(yours)), of = die(of(host), showing(damage))} } }

support "Senate Chamber" { id = "AtG-130", cost = 2, color = red, unique = true, subtypes = { location },
  die = { "2 focus", "2 focus", "1 discard", "1 resource", "1 resource", "blank" },
  power_action = { remove(die(yours)), and_then(turn(die)) } }

event "Across The Galaxy" { id = "AtG-136", cost = 1, color = yellow,
  effect = { when(spot(card_in_play(yours, vehicle)), switch(spare_battlefield, battlefield),
    when(no(control_battlefield), gain(1))) } }

upgrade "Handheld L-S1 Cannon" { id = "AtG-132", cost = 2, color = red, subtypes = { weapon },
  die = { "2 ranged", "+3 ranged", "3 indirect", "3 indirect for 1", "1 disrupt", "blank" },
  ongoing = { change{upgrade_limit, -1, of = host} } }
