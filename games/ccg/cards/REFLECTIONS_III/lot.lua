-- Reflections III: cards drawn by lot. missing: which texts are not described.

defensive_shield "A Close Race" { id = "13_1", side = light, unique = true, destiny = 0, deploy = 0, icons = { episode_i, episode_i },
  missing = { "the loss after a Podrace", "suspending Watto's Box while its player occupies three battlegrounds" } }
