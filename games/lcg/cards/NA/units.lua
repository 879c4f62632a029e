-- New Alliances: units.

unit_card "Tydirium" { id = "NA-191.2", side = light, affiliation = smugglers_and_spies, traits = { vehicle, transport }, unique = true,
  cost = 3, force = 2, capacity = 2, edge_tactics = 2, objective_set = 191, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001202",
  constant = { when(is(this, participating)), change{ edge_value, count(unit(enemy, participating)), of = this } }, interrupt = { destroyed(this), advance{ back = 1 } } }
unit_card "Stolen AT-ST" { id = "NA-191.4", side = light, affiliation = smugglers_and_spies, traits = { vehicle, walker },
  cost = 3, capacity = 3, unit_damage = 1, blast_damage = 1, objective_set = 191, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001204",
  constant = { when(is(this, ready)), forbid{ is_damaged(this), by = opponent, how = icons }, forbid{ is_focused(this), by = opponent, how = icons } } }
