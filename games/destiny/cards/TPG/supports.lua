-- Two-Player Game: supports.

support "Medical Droid" { id = "TPG-26", cost = 1, color = red, affiliation = hero, subtypes = { droid },
  die = { "1 shield", "1 resource", "special", "special", "blank", "blank" },
  special = { heal(1, character) } }

support "Luke's Protection" { id = "TPG-32", cost = 0, color = blue, affiliation = hero,
  action = { cost(put(this, deck_top)), shield(1, character(of_color(blue))) } }

support "Honor Guard" { id = "TPG-33", cost = 1, color = red, affiliation = hero,
  action = { cost(discard(this)), remove(die(showing(damage))) } }
