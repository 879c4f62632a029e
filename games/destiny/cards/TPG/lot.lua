-- Two-Player Game: cards drawn by lot.

upgrade "Praetorian Guard" { id = "TPG-5", cost = 2, color = red, affiliation = villain, subtypes = { ability },
  die = { "1 melee", "1 melee", "+2 melee", "1 shield", "1 resource", "blank" },
  ongoing = { grant{guardian, to = host} } }
