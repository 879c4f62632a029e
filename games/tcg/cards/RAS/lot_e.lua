-- Rogues and Scoundrels: cards drawn by lot, the fifth time.

-- neutral
character "Het Nkik" { id = "RAS-13", side = neutral, cost = 4, speed = 30, power = 3, health = 4, unique = true, version = "A",
  subtypes = { jawa, warrior },
  upkeep = { { put(discarded(yours), out_of_game) },
    { tap(this) } },
  static = { change{ power, 1, of = unit(yours, jawa) },
    grant{ bounty(put(hand_card(yours, droid), to_arena), tap(it)), to = unit(yours, jawa) } } }
