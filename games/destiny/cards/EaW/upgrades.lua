-- Empire at War: upgrades.

upgrade "ID9 Seeker Droid" { id = "EaW-13", cost = 2, color = blue, affiliation = villain, subtypes = { droid },
  die = { "X melee", "X focus", "X disrupt", "X discard", "X shield", "blank" },
  inherent = { change{x, to = count(die(yours, titled("ID9 Seeker Droid"))), of = this_die} } }

upgrade "Grand Inquisitor's Lightsaber" { id = "EaW-15", cost = 4, color = blue, affiliation = villain, unique = true,
  subtypes = { weapon },
  die = { "3 melee", "3 melee for 1", "+3 melee", "2 shield", "special", "blank" },
  restriction = only_on_color(blue),
  special = { turn(die(of_type(character)), blank_side), keep{reroll = yes} } }

upgrade "Ancient Lightsaber" { id = "EaW-49", cost = 2, color = blue, subtypes = { weapon },
  die = { "1 melee", "1 melee", "+3 melee", "1 shield", "1 resource", "blank" },
  action = { heal(2, host), put(this, deck_bottom) } }

upgrade "EMP Grenades" { id = "EaW-58", cost = 2, color = gray, subtypes = { weapon },
  die = { "1 disrupt", "2 disrupt", "2 discard for 1", "1 resource", "special", "blank" },
  special = { discard(support_or_upgrade(one_of(droid, vehicle))), discard(this) } }
