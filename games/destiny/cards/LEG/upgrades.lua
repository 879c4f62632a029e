-- Legacies: upgrades.

upgrade "Maul's Lightsaber" { id = "LEG-8", cost = 3, color = blue, affiliation = villain, unique = true,
  subtypes = { weapon },
  die = { "2 melee", "+2 melee", "+3 melee", "+4 melee", "1 resource", "blank" },
  restriction = only_on_color(blue),
  power_action = { when(opponent_unshielded(), roll{of = this}) },
  errata = { since = "2018-11-27", power_action = { when(opponent_unshielded(), spend(1), and_then(roll{of = this})) } } }

upgrade "Gang Up" { id = "LEG-68", cost = 3, color = yellow,
  die = { "X indirect", "X indirect", "X focus", "X disrupt", "X shield", "blank" },
  inherent = { change{x, to = count(character(yours, of_color(yellow))), of = this_die} } }

upgrade "Resilient" { id = "LEG-135", cost = 2, color = blue,
  after = { die_removed(host), when(by_opponents_effect()),
    may(exhaust(this), and_then(roll(object))) } }

upgrade "Canto Bight Pistol" { id = "LEG-71", cost = 3, color = gray, subtypes = { weapon },
  die = { "3 ranged for 1", "2 indirect", "1 shield", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { choose(character), deal(or_if(2, 3, is(it, of_affiliation(villain))), it) } }
