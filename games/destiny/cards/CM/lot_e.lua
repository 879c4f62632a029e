-- Covert Missions: cards drawn by lot.

character "Pyke Sentinel" { id = "CM-40", points = 6, health = 7, color = yellow, affiliation = villain, subtypes = { guard, scoundrel },
  keywords = { guardian } }

event "Nullify" { id = "CM-60", cost = 0, color = blue, affiliation = hero,
  effect = { move(1, shield, character(yours, shielded), character(opposing, less(shields, 3))), and_then(remove(die)) },
  missing = { "a fourth shield on a character whose limit of shields has been raised" } }

upgrade "Experimental Booster" { id = "CM-127", cost = 1, color = red, subtypes = { mod },
  die = { "1 indirect", "2 indirect", "2 indirect", "1 discard", "1 shield", "blank" },
  modify = { only{on = support(vehicle)} },
  after = { die_rolled(this), when(is(object, showing(blank))), discard(host) },
  missing = { "leaving a vehicle alone that somebody pilots" } }
