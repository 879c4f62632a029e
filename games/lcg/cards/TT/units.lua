-- Technological Terror: units.

unit_card "Captured Courier Droid" { id = "TT-257.3", side = light, affiliation = smugglers_and_spies, traits = { droid, specter },
  cost = 1, force = 1, capacity = 1, edge_unit_damage = 1,
  objective_set = 257, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001647",
  reaction = { enters_play(this), discard{ hand_card(theirs), by = opponent } } }
