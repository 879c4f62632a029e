-- Way of the Force: characters.

character "Snoke" { id = "WotF-4", subtitle = "Supreme Leader", points = { 11, 13 }, health = 11, color = blue,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "2 indirect", "1 focus", "2 focus", "1 disrupt", "1 resource", "blank" },
  power_action = { deal(1, character(yours, other)),
    and_then(resolve_more(die(of_it_or_upgrade, of_character, showing_damage), 2)) } }
