-- Attack Run: cards drawn by lot.

objective_card "The Secret of Shantipole" { id = "ATR-156.1", side = light, affiliation = jedi, traits = { roche },
  capacity = 5, resources = 2,
  objective_set = 156, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000991" }

enhancement_card "Smuggler's Handbook" { id = "ATR-158.4", side = light, affiliation = smugglers_and_spies, traits = { item },
  cost = 2, force = 3, enhances = your_play_area,
  objective_set = 158, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001006",
  constant = { change{ reserve, 1, of = you } } }
