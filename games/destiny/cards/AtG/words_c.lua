-- Across the Galaxy.

event "Repulse" { id = "AtG-65", cost = 2, color = blue, affiliation = hero,
  effect = { choose{n_of{2, die, where = differ(color, them)}}, when(equal(count(them), 2), remove(them)) } }

support "Armed Escort" { id = "AtG-83", cost = 0, color = red, affiliation = hero,
  ongoing = { grant{guardian, to = character(yours)} },
  after = { phase_ends{how = action_phase}, discard(this) } }

upgrade "Energy Pike" { id = "AtG-106", cost = 2, color = yellow, affiliation = hero, subtypes = { weapon },
  die = { "1 melee", "2 melee", "1 disrupt", "1 resource", "special", "blank" },
  special = { deal(min(resources(you), 3), character) } }
