-- Legacies: upgrades.

upgrade "Maul's Lightsaber" { id = "LEG-8", cost = 3, color = blue, affiliation = villain, unique = true,
  subtypes = { weapon },
  die = { "2 melee", "+2 melee", "+3 melee", "+4 melee", "1 resource", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  power_action = { when(opponent_unshielded(), roll_in(this)) },
  errata = { since = "2018-11-27", power_action = { when(opponent_unshielded(), spend(1), and_then(roll_in(this))) } } }

upgrade "Gang Up" { id = "LEG-68", cost = 3, color = yellow,
  die = { "X indirect", "X indirect", "X focus", "X disrupt", "X shield", "blank" },
  inherent = { define_x(count(character(yours, of_color(yellow)))) } }

upgrade "Resilient" { id = "LEG-135", cost = 2, color = blue,
  after = { die_removed(host), when(by_opponents_effect()),
    may(exhaust(this), and_then(roll_die(object))) } }
