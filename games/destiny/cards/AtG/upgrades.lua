-- Across the Galaxy: upgrades.

upgrade "Tobias Beckett's Rifle" { id = "AtG-52", cost = 3, color = yellow, affiliation = villain, unique = true, subtypes = { weapon },
  die = { "3 ranged for 1", "2 disrupt", "1 resource", "special", "special", "blank" },
  after = { plays_on{this, character(titled("Tobias Beckett")), by = you}, may(lose{1, by = opponent}) },
  special = { deal(or_if(2, 3, opponent_has_nothing()), character(opposing)) } }
