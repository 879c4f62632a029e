-- A Wretched Hive: objectives.

objective_card "The Last Warrior" { id = "AWH-237.1", side = light, affiliation = smugglers_and_spies, traits = { lothal },
  capacity = 5, resources = 1,
  objective_set = 237, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001495",
  keywords = { influence }, constant = { when(exists(unit(yours, specter))), forbid{ draws(opponent), with = card } } }
