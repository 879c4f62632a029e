-- Across the Galaxy: cards drawn by lot.

upgrade "Inferno Squad ID10 Seeker Droid" { id = "AtG-34", cost = 1, color = red, affiliation = villain, unique = true,
  subtypes = { droid },
  die = { "1 melee", "1 focus", "1 focus", "1 resource", "special", "special" },
  special = { look(all(card_in_hand(opposing))), discard(card_in_hand(opposing)),
    later{takes_action{by = opponent}, act{by = opponent}, lasting = next_turn} } }

character "Clone Commander Cody" { id = "AtG-73", subtitle = "Loyal Strategist", points = { 9, 13 }, health = 9, color = red,
  affiliation = hero, unique = true, subtypes = { leader, trooper },
  die = { "1 ranged", "2 ranged", "2 indirect", "1 resource", "special", "blank" },
  ongoing = { change{points, -1, of = character(yours, titled("Clone Trooper"))} },
  special = { take_control(battlefield), either(use(battlefield, claim), use(battlefield, power_action)) } }
