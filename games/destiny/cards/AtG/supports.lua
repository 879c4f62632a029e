-- Across the Galaxy: supports.

support "Stifle" { id = "AtG-12", cost = 1, color = blue, affiliation = villain,
  before = { would_resolve(event(opposing)), instead(discard(this)) } }

support "X-Wing" { id = "AtG-86", cost = 2, color = red, affiliation = hero, subtypes = { vehicle }, copies = 4,
  die = { "X ranged", "X ranged for 1", "X indirect", "1 disrupt", "1 shield", "blank" },
  inherent = { change{x, to = count(support(yours, titled("X-Wing"))), of = this_die} } }

support "Escape Craft" { id = "AtG-102", cost = 2, color = yellow, affiliation = hero, unique = true,
  subtypes = { vehicle },
  die = { "1 focus", "1 focus", "1 shield", "1 resource", "2 resource", "blank" },
  power_action = { become{this, mod, on = support(yours, titled("Millennium Falcon"))} },
  action = { when(is(this, of_type(upgrade))), become(this, support) } }

support "Millennium Falcon" { id = "AtG-103", cost = 6, color = yellow, affiliation = hero, unique = true,
  subtypes = { vehicle },
  die = { "3 ranged", "4 ranged for 1", "4 indirect", "2 discard", "3 shield", "3 resource" },
  after = { plays(this), may(either(
    { look(all(card_in_deck(yours))), may(become{card_in_deck(yours, titled("Escape Craft")), mod, on = this}), shuffle() },
    become{discarded(yours, titled("Escape Craft")), mod, on = this})) } }

support "Galactic Deception" { id = "AtG-11", cost = 0, color = blue, affiliation = villain,
  ongoing = { forbid(gives_shields(each_opponent)) },
  after = { phase_ends{how = action_phase}, discard(this) } }

support "Firespray-31" { id = "AtG-48", cost = 4, color = yellow, affiliation = villain, subtypes = { vehicle },
  die = { "2 ranged", "+3 ranged", "3 indirect", "4 indirect for 1", "1 disrupt", "blank" },
  power_action = { play{card_in_hand(yours, mod), on = this, less = 2} } }
