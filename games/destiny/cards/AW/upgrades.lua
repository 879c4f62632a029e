-- Awakenings: upgrades.

upgrade "F-11D Rifle" { id = "AW-8", cost = 2, color = red, affiliation = villain, subtypes = { weapon },
  die = { "2 ranged for 1", "+1 ranged", "+2 ranged", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { distribute(2, opponent) } }

upgrade "Immobilize" { id = "AW-14", cost = 2, color = blue, affiliation = villain, subtypes = { ability },
  die = { "1 disrupt", "1 shield", "1 shield", "2 shield", "1 resource", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  action = { remove(die(yours, of_this)), and_then(turn(die, blank_side)) } }

upgrade "Infantry Grenades" { id = "AW-17", cost = 2, color = gray, affiliation = villain, subtypes = { weapon },
  die = { "1 ranged", "2 ranged for 1", "1 resource", "special", "blank", "blank" },
  special = { each(character(opposing), deal(2, it)), discard(this) } }

upgrade "Jedi Robes" { id = "AW-40", cost = 2, color = blue, affiliation = hero, subtypes = { equipment },
  die = { "1 focus", "1 focus", "1 disrupt", "1 resource", "+1 resource", "blank" },
  after = { plays(this), when(first_round(), give_shields(2, host)), when(later_round(), give_shields(1, host)) } }

upgrade "Rey's Staff" { id = "AW-44", cost = 2, color = gray, affiliation = hero, unique = true, subtypes = { weapon },
  die = { "1 melee", "1 melee", "3 melee for 1", "1 resource", "special", "blank" },
  special = { remove(die(showing_damage)) } }

upgrade "Force Throw" { id = "AW-57", cost = 3, color = blue, subtypes = { ability },
  die = { "1 ranged", "1 disrupt", "2 disrupt", "special", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { remove(die), and_then(deal(value_shown(), character)) } }

upgrade "Lightsaber" { id = "AW-59", cost = 3, color = blue, subtypes = { weapon },
  die = { "3 melee for 1", "+2 melee", "1 shield", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { deal_unblockable(2, character) } }

upgrade "Mind Probe" { id = "AW-60", cost = 4, color = blue, subtypes = { ability },
  die = { "3 ranged for 1", "2 disrupt", "2 discard", "special", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { deal(count(card_in_hand(opposing)), character(opposing)) } }
