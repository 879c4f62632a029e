-- Across the Galaxy: events.

event "Finishing Strike" { id = "AtG-60", cost = 1, color = blue, affiliation = hero,
  effect = { resolve{die(yours, usable_as(melee)), as = melee, unblockable = yes},
    and_then(defeat(character(equal(remaining, 1), just_damaged))) } }

event "Attack of The Clones" { id = "AtG-77", cost = 5, color = red, affiliation = hero,
  effect = { ready(any{character(yours, except(unique_one)), where = same(title)}) } }
