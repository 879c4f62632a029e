-- The Forest Moon: cards for the words that they need.

objective_card "Sowers of Dissension" { id = "TFM-198.1", side = light, affiliation = smugglers_and_spies, traits = { cloud_city },
  capacity = 5, resources = 1,
  objective_set = 198, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001243",
  reaction = { enters_play(this), damage(1, all(objective(except(in_faction)))) } }
