-- Awakenings: supports.

support "First Order TIE Fighter" { id = "AW-6", cost = 3, color = red, affiliation = villain, subtypes = { vehicle },
  die = { "1 ranged", "2 ranged", "3 ranged for 1", "1 disrupt", "special", "blank" },
  special = { each(character(opposing), remove_all_shields(it)) } }

support "BB-8" { id = "AW-43", cost = 1, color = gray, affiliation = hero, unique = true, subtypes = { droid },
  die = { "1 focus", "1 disrupt", "1 shield", "1 resource", "special", "blank" },
  special = { reroll_this_die(), reroll(die(yours, other_die)), keep_die() } }

support "Power of the Dark Side" { id = "AW-89", cost = 2, color = blue, affiliation = villain,
  action = { cost(exhaust(this)), reroll(die(yours)), when(shows(it, blank), deal_unblockable(2, character)) } }

support "Awakening" { id = "AW-124", cost = 1, color = blue, affiliation = hero,
  action = { cost(exhaust(this)), resolve_plain(die(yours, showing_modifier)) } }
