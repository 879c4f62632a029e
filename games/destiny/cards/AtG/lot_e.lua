-- Across the Galaxy: cards drawn by lot.

upgrade "Flame Projector" { id = "AtG-148", cost = 2, color = yellow, subtypes = { weapon },
  die = { "1 melee", "2 melee", "2 melee for 1", "1 disrupt", "blank", "blank" },
  restriction = only_on_color(yellow),
  action = { resolve{die(yours, of(this), usable_as(melee)), as = indirect, more = 1} } }

support "T-16 Skyhopper" { id = "AtG-150", cost = 1, color = gray, subtypes = { vehicle },
  keywords = { ambush },
  action = { when(is(this, ready_one)), activate(this) },
  after = { plays(this), either(
    { look(all(card_in_deck(yours))), may(play{card_in_deck(yours, mod), on = this}), shuffle() },
    may(play{discarded(yours, mod), on = this})) },
  missing = { "activating it with the action that activates a card: here it is its own action" } }
