-- Aggressive Negotiations: cards for the words that they need.

unit_card "Wookiee Champion" { id = "AN-266.3", side = light, affiliation = smugglers_and_spies, traits = { character, wookiee },
  cost = 3, force = 2, capacity = 3, unit_damage = 2,
  objective_set = 266, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001713",
  keywords = { edge(1) },
  reaction = { declared{ this, how = attacker }, when(is(this, damaged)), grant{ must_defend, to = unit(enemy), lasting = engagement } } }
