-- Reflections III: cards drawn by lot. missing: which texts are not described.

defensive_shield "A Close Race" { id = "13_1", side = light, unique = true, destiny = 0, deploy = 0, icons = { episode_i, episode_i },
  constant = { when(at_least(count(location_card(battleground, occupied_by(you))), 3)), make(suspended, card(titled("Watto's Box"))) },
  missing = { "the loss after a Podrace" } }
