-- Power of the Force.

enhancement_card "Stolen Helmet" { id = "POTF-251.4", side = light, affiliation = jedi, traits = { item, helmet },
  cost = 0, force = 3, enhances = a_unit, host_traits = { specter, character },
  objective_set = 251, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001582",
  reaction = { discarded(card(theirs)), limit(phase), draw(1) } }

unit_card "BoShek" { id = "POTF-253.2", side = light, affiliation = smugglers_and_spies, traits = { character, force_sensitive }, unique = true,
  cost = 3, force = 3, capacity = 3, resources = 1, unit_damage = 1, blast_damage = 1, edge_unit_damage = 1,
  objective_set = 253, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001592",
  keywords = { elite },
  constant = { change{ edge_value, min(count(discarded_card(yours, of_type(fate))), 3), of = this } } }
