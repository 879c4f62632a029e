-- Spark of Hope: events.

event "Acceptable Losses" { id = "SoH-55", cost = 0, color = gray, affiliation = villain,
  effect = { each(up_to(3, character(yours)), defeat(it), and_then(gain(1))) } }

event "Support of the Tribe" { id = "SoH-110", cost = 2, color = gray, affiliation = hero,
  effect = { choose{any{character(yours), where = same(subtype)}}, when(at_least(count(them), 1), heal(count(them), character)) } }

event "Chain Lightning" { id = "SoH-125", cost = 1, color = red,
  effect = { deal(1, character), and_then(may(spend(1), and_then(deal(2, character(another, same(subtype, it)))))) } }

event "Droids' Day Out" { id = "SoH-79", cost = 0, color = red, affiliation = hero,
  effect = { activate{any(character_or_support(yours, droid, ready_one)), in_order = yes}, when(at_least(result, 3), draw(1)) } }
