-- Across the Galaxy: characters.

character "Tobias Beckett" { id = "AtG-36", subtitle = "Thief For Hire", points = { 11, 15 }, health = 11, color = yellow,
  affiliation = villain, unique = true, subtypes = { leader, scoundrel },
  die = { "2 ranged", "3 ranged for 1", "1 focus", "1 disrupt", "special", "blank" },
  power_action = { everybody_gains(1) },
  special = { take_resources(1, opponent), when(opponent_has_nothing(), gain(1)) } }

character "Val" { id = "AtG-37", subtitle = "Headstrong Renegade", points = { 10, 14 }, health = 10, color = yellow,
  affiliation = villain, unique = true, subtypes = { scoundrel },
  die = { "2 ranged", "2 indirect", "1 discard", "1 resource", "special", "blank" },
  special = { take_resources(1, opponent), when(opponent_has_nothing(), deal(2, character(opposing))) } }

character "L3-37" { id = "AtG-91", subtitle = "Droid Revolutionary", points = { 8, 11 }, health = 8, color = yellow,
  affiliation = hero, unique = true, subtypes = { droid },
  die = { "1 focus", "2 focus", "1 discard", "1 shield", "1 resource", "blank" },
  before = { defeated(this), attach_as_mod(this, support(yours, of_subtype(vehicle))),
    when(is_titled(it, "Millennium Falcon"), ready(it)) },
  ongoing = { set_aside_instead() } }
