-- Virtual Set 11: cards drawn by lot. missing: which texts are not described.

location "Maz's Castle: Antechamber" { id = "211_40", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Takodana", icons = { interior, planet, episode_vii, episode_vii }, traits = { mazs_castle },
  constant = {
    { when(side(dark)), change{force_drain, -1, of = you} },
    { when(side(dark)), when(controls(you, this)), make(suspended, card(titled("Dobra Doompa"))) } },
  optional = { when(side(light)), when(during(deploy_phase)), when(your_turn()), limit(game), deploy{reserve_card(yours, loyal(alien_type), with_icon(episode_vii)), to = this} } }
