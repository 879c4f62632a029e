-- Across the Galaxy: cards drawn by lot.

upgrade "Inferno Squad ID10 Seeker Droid" { id = "AtG-34", cost = 1, color = red, affiliation = villain, unique = true,
  subtypes = { droid },
  die = { "1 melee", "1 focus", "1 focus", "1 resource", "special", "special" },
  special = { look(all(card_in_hand(opposing))), discard(card_in_hand(opposing)),
    later{takes_action{by = opponent}, act{by = opponent}, lasting = round} },
  missing = { "losing the additional action if the opponent passes in the next turn instead of acting" } }

character "Clone Commander Cody" { id = "AtG-73", subtitle = "Loyal Strategist", points = { 9, 13 }, health = 9, color = red,
  affiliation = hero, unique = true, subtypes = { leader, trooper },
  die = { "1 ranged", "2 ranged", "2 indirect", "1 resource", "special", "blank" },
  special = { take_control(battlefield), use(battlefield, claim) },
  missing = { "using the power action of the battlefield in place of its claim ability",
    "Clone Troopers that cost a point less in his team" } }
