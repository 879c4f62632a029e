-- Across the Galaxy: events.

event "Finishing Strike" { id = "AtG-60", cost = 1, color = blue, affiliation = hero,
  effect = { resolve_unblockable_as(die(yours, usable_as(melee)), melee),
    and_then(defeat(character(remaining_exactly(1), just_damaged))) } }
