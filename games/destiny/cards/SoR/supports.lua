-- Spirit of Rebellion: supports.

support "Outmaneuver" { id = "SoR-149", cost = 1, color = yellow,
  after = { battlefield_claimed{by = you}, gain(1) } }

support "C-3PO" { id = "SoR-30", cost = 1, color = red, affiliation = hero, unique = true, subtypes = { droid },
  die = { "1 focus", "1 discard", "1 resource", "1 resource", "blank", "blank" },
  action = { remove(die(yours, of(this))), and_then(resolve{die(yours), as = another_symbol}) } }

support "Imperial Inspection" { id = "SoR-70", cost = 0, color = red, affiliation = villain,
  after = { die_rolled(), when(is(object, yours)), when(is(object, showing(disrupt))),
    may(exhaust(this), and_then(put(upgrade(at_most(cost, 2)), hand))) },
  errata = { since = "2018-11-27", after = { die_rolled(), when(is(object, yours)), when(is(object, showing(disrupt))),
    may(put(this, aside), and_then(put(upgrade(at_most(cost, 2)), hand))) } } }
