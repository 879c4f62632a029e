-- Reflections III: cards that suspend others for as long as something holds.

defensive_shield "Don't Do That Again" { id = "13_16", icons = { episode_i }, side = light, unique = true, destiny = 0, deploy = 0,
  optional = { limit(game), put{reserve_card(yours, of_kind(immediate)), to = hand} },
  constant = { when(no(occupies(opponent, system(battleground)))), make(suspended, card(titled("Mobilization Points"))) } }
