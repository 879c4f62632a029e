-- Spirit of Rebellion: supports.

support "Outmaneuver" { id = "SoR-149", cost = 1, color = yellow,
  after = { battlefield_claimed(), when(it_is_you()), gain(1) } }

support "C-3PO" { id = "SoR-30", cost = 1, color = red, affiliation = hero, unique = true, subtypes = { droid },
  die = { "1 focus", "1 discard", "1 resource", "1 resource", "blank", "blank" },
  action = { remove(die(yours, of_this)), and_then(resolve_otherwise(die(yours))) } }

support "Imperial Inspection" { id = "SoR-70", cost = 0, color = red, affiliation = villain,
  after = { die_rolled(), when(is_yours(object)), when(shows(object, disrupt)),
    may(exhaust(this), and_then(return_to_hand(upgrade(cost_at_most(2))))) },
  errata = { since = "2018-11-27", after = { die_rolled(), when(is_yours(object)), when(shows(object, disrupt)),
    may(set_aside(this), and_then(return_to_hand(upgrade(cost_at_most(2))))) } } }
