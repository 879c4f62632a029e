-- Legacies: cards drawn by lot.

support "Resistance Bomber" { id = "LEG-43", cost = 3, color = red, affiliation = hero, subtypes = { vehicle },
  die = { "3 indirect", "3 indirect", "6 indirect for 2", "2 disrupt", "blank", "blank" },
  abilities = { after(die_resolved(this), place(1, damage, this)),
    after(becomes(at_least(damage(this), 3)), discard(this)) } }

event "Investigate" { id = "LEG-103", cost = 1, color = blue, affiliation = hero,
  effect = { look(top(5, card_in_deck(yours))), put(n_of(1, card_in_deck(among(them))), hand), put{rest, deck_top, in_order = yes} } }

event "Defend" { id = "LEG-158", cost = 2, color = gray,
  keywords = { ambush },
  effect = { remove(up_to(3, die(showing(melee)))) } }
