-- Power of the Force: cards for the words that they need.

fate_card "Tricks and Nonsense" { id = "POTF-253.5", side = light, affiliation = smugglers_and_spies,
  priority = 3, force = 2,
  objective_set = 253, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001595",
  fate = { when(exists(edge_card(theirs, one_of(of(scum_and_villainy), of(neutral)))), forbid{ uses_abilities(opponent), lasting = engagement }) } }
