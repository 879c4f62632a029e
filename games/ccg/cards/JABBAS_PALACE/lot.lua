-- Jabba's Palace: cards drawn by lot. missing: which texts are not described.

location "Nal Hutta" { id = "6_168", side = dark, unique = true, dark = 2, light = 1, place = a_system, system = "Nal Hutta", parsec = 3, icons = { planet },
  optional = { when(side(dark)), when(during(control_phase)), when(your_turn()), limit(phase), put{reserve_card(titled("Bounty", "Hutt Bounty")), to = hand} },
  constant = { when(side(light)), when(controls(you, this)), change{force_drain, -1, of = you}, make{textless, this, side = opponent} } }
