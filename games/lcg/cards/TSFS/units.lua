-- The Search For Skywalker: units.

unit_card "Weequay Elite" { id = "TSFS-47.2", side = dark, affiliation = scum_and_villainy, traits = { character, mercenary },
  cost = 4, force = 1, capacity = 2, unit_damage = 2, tactics = 1,
  objective_set = 47, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000272",
  constant = { works(hand), when(exists(captured_card(on(objective(yours))))), change{ cost_to_play, -2, of = this } } }
