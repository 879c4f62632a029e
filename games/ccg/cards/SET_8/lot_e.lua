-- Virtual Set 8: cards drawn by lot. missing: which texts are not described.

location "Starkiller Base" { id = "208_51", side = dark, unique = true, dark = 2, light = 0, place = a_system, system = "Starkiller Base", icons = { planet, episode_vii },
  optional = { when(side(dark)), when(during(deploy_phase)), when(your_turn()), limit(turn), deploy(reserve_card(yours, battleground, on("Starkiller Base"))) },
  missing = { "its parsec, which was not at hand", "that the opponent does not limit Force generation on Starkiller Base" } }
