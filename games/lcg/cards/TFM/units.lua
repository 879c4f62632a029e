-- The Forest Moon: units.

unit_card "Duros Saboteur" { id = "TFM-198.3", side = light, affiliation = smugglers_and_spies, traits = { character },
  cost = 2, force = 1, capacity = 2, blast_damage = 1, edge_blast_damage = 1,
  objective_set = 198, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001245",
  reaction = { dealt_damage(objective(enemy), this), limit(turn), when(during(strike)),
    damage(amount, all(objective(copy_of(subject)))) } }
unit_card "Rear Admiral Chiraneau" { id = "TFM-200.3", side = dark, affiliation = imperial_navy, traits = { character, officer }, unique = true,
  cost = 3, force = 2, capacity = 2, unit_damage = 1, edge_unit_damage = 1, edge_blast_damage = 1, objective_set = 200, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001257",
  constant = { grant{ blank, to = objective(enemy, at_least(damage, 3)) } } }
