-- Way of the Force: upgrades.

upgrade "Rex's Blaster Pistol" { id = "WotF-87", cost = 2, color = red, affiliation = hero, unique = true,
  subtypes = { weapon },
  die = { "2 ranged", "+2 ranged", "2 indirect", "1 shield", "1 resource", "blank" },
  ongoing = { when(is(host, titled("Rex")), strip{unique, from = card(yours, titled("Rex's Blaster Pistol"))}) },
  after = { activates(host), when(control_battlefield()), may(activate(character(yours, ready_one))) } }

upgrade "Dagger of Mortis" { id = "WotF-117", cost = 3, color = blue, unique = true, subtypes = { weapon },
  die = { "2 melee", "2 melee", "+3 melee", "1 shield", "1 resource", "blank" },
  keywords = { redeploy },
  before = { die_resolved{this, by = you}, when(is(object, showing(melee))), may(move(1, shield, character(of_color(blue), shielded), host)) } }
