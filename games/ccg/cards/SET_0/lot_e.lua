-- Virtual Set 0: cards drawn by lot. missing: which texts are not described.

effect "Wokling" { id = "200_47", side = light, unique = true, destiny = 2,
  deploys = { when(no(exists(site(titled("Yavin 4: Massassi Throne Room"))))), allow(deploy) },
  constant = { grant{immune("Alter"), to = this} },
  any_time = {
    { limit(game), cost(use(3)), put{reserve_card(yours, effect_card, without_deploy_cost), to = hand} },
    { cost(put{this, to = out_of_play}), retrieve(1) } },
  missing = { "its player's own Force generation of 2", "that the Effect is one that deploys on another card" } }
