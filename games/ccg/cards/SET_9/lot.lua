-- Virtual Set 9: cards drawn by lot. missing: which texts are not described.

defensive_shield "There Is Another" { id = "209_15", side = light, unique = true, destiny = 0, deploy = 0,
  automatic = { becomes(exists(card(titled("We're The Bait")))), lose(all(card(titled("We're The Bait")))) },
  missing = { "being played on Your Destiny", "being played only if neither Leia nor Luke has been deployed", "Leia as the target in place of Luke", "crossing over", "the opponent's Objective costing no Force" } }
