-- Across the Galaxy: supports.

support "Stifle" { id = "AtG-12", cost = 1, color = blue, affiliation = villain,
  before = { would_resolve(event(opposing)), instead(discard(this)) } }

support "X-Wing" { id = "AtG-86", cost = 2, color = red, affiliation = hero, subtypes = { vehicle }, copies = 4,
  die = { "X ranged", "X ranged for 1", "X indirect", "1 disrupt", "1 shield", "blank" },
  inherent = { define_x(count(support(yours, titled("X-Wing")))) } }

support "Escape Craft" { id = "AtG-102", cost = 2, color = yellow, affiliation = hero, unique = true,
  subtypes = { vehicle },
  die = { "1 focus", "1 focus", "1 shield", "1 resource", "2 resource", "blank" },
  power_action = { attach_as_mod(this, support(yours, titled("Millennium Falcon"))) },
  action = { when(is_upgrade(this)), become_support(this) } }

support "Millennium Falcon" { id = "AtG-103", cost = 6, color = yellow, affiliation = hero, unique = true,
  subtypes = { vehicle },
  die = { "3 ranged", "4 ranged for 1", "4 indirect", "2 discard", "3 shield", "3 resource" },
  after = { plays(this), may(either(
    { search_deck(), may(attach_as_mod(card_in_deck(yours, titled("Escape Craft")), this)), shuffle_deck() },
    attach_as_mod(discarded(yours, titled("Escape Craft")), this))) } }
