-- Way of the Force: upgrades.

upgrade "Rex's Blaster Pistol" { id = "WotF-87", cost = 2, color = red, affiliation = hero, unique = true,
  subtypes = { weapon },
  die = { "2 ranged", "+2 ranged", "2 indirect", "1 shield", "1 resource", "blank" },
  ongoing = { not_unique_on("Rex") },
  after = { activates(host), when(control_battlefield()), may(activate(character(yours, ready_one))) } }
