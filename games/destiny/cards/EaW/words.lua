-- Empire at War.

character "Thrawn" { id = "EaW-4", subtitle = "Master Strategist", points = { 14, 17 }, health = 12, color = red, affiliation = villain, unique = true, subtypes = { leader },
  die = { "1 focus", "2 focus", "1 disrupt", "1 shield", "2 resource", "blank" },
  after = { activates(this), may(choose{number(0, 9)}, look(all(card_in_hand(opposing))), discard(card_in_hand(opposing, equal(cost, chosen)))) } }

character "Quinlan Vos" { id = "EaW-8", subtitle = "Dark Disciple", points = { 12, 15 }, health = 11, color = blue, affiliation = villain, unique = true, subtypes = { apprentice },
  die = { "2 melee", "+2 melee", "1 discard", "1 resource", "special", "blank" },
  special = { deal(max(count(card_in_hand(yours)) - count(card_in_hand(opposing)), 0), character(opposing)) } }
