-- Two-Player Game: cards drawn by lot.

event "Concentrate" { id = "TPG-38", cost = 1, color = blue, affiliation = hero,
  effect = { turn(die(yours)), may(spend(1), and_then(turn(die(yours, another)))) } }

support "Strike Team" { id = "TPG-27", cost = 5, color = red, affiliation = hero, keywords = { ambush },
  die = { "2 ranged", "3 ranged", "3 ranged for 1", "+4 ranged", "2 disrupt", "blank" },
  price = { when(at_least(resources(opponent), 3), change{cost, -1, of = this}) } }
