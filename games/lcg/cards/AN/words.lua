-- Aggressive Negotiations.

unit_card "Security Trooper" { id = "AN-268.3", side = dark, affiliation = imperial_navy, traits = { character, trooper },
  cost = 2, force = 2, capacity = 2, edge_tactics = 1,
  objective_set = 268, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001725",
  constant = { when(is(this, defending)), change{ unit_damage, count(captured_card(on(objective(engaged)))), of = this } } }
