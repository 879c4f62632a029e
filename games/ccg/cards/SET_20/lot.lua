-- Virtual Set 20: cards drawn by lot. missing: which texts are not described.

defensive_shield "Drop!" { id = "220_2", side = dark, unique = true, destiny = 0, deploy = 0, icons = { episode_i, episode_i },
  just = { turn_ends(), when(at_least(hand(opponent), 15)), cost(use(3)), put{random(hand(opponent) - 9, hand_card(opposing)), to = used_pile}, and_then(shuffle(used_pile, opponent)) },
  missing = { "sparing three cards of its player's hand from Grimtaash and Thrown Back" } }
