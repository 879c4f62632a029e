-- Convergence.

support "Yoda's Spirit" { id = "CONV-67", cost = 2, color = blue, affiliation = hero, unique = true, subtypes = { jedi },
  die = { "1 focus", "1 focus", "2 focus", "2 shield", "2 shield", "special" },
  after = { becomes(exists(card_in_play(yours, titled("Yoda")))), discard(this) },
  special = { put(this, deck_top), shuffle{by = owner(this)}, and_then(deal{3, character, unblockable = yes}) } }
