-- Across the Galaxy.

upgrade "R2 Astromech" { id = "AtG-88", cost = 0, color = red, affiliation = hero, subtypes = { droid, mod },
  modify = { only{on = support(vehicle)} },
  action = { cost(exhaust(this), spend(2)), ready(host) } }

upgrade "Decoy" { id = "AtG-105", cost = 1, color = yellow, affiliation = hero,
  restriction = only_on_color(yellow),
  before = { would_be_dealt_damage(character), may(exhaust(this), and_then(instead(deal(amount, host)))) } }
