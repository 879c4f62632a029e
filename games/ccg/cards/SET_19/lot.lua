-- Virtual Set 19: cards drawn by lot. missing: which texts are not described.

device "Observation Holocam" { id = "219_17", side = dark, destiny = 3,
  deploys = { only{to = site(yours, with_icon(interior))} },
  constant = { forbid(reacts_to(opponent)) },
  any_time = { cost(put{this, to = out_of_play}), draw(1) },
  missing = { "moving a character there by landspeed after the opponent deployed" } }
