-- Aggressive Negotiations: cards drawn by lot.

unit_card "Garindan" { id = "AN-269.2", side = dark, affiliation = scum_and_villainy, traits = { character, mercenary, spy }, unique = true,
  cost = 3, force = 3, capacity = 3, unit_damage = 1, tactics = 1, edge_unit_damage = 1,
  objective_set = 269, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001730",
  reaction = { edge_won{ by = opponent }, when(all_of(is(this, participating), more(count(hand_card(yours)), count(hand_card(theirs))))),
    look(top(5, deck_card(theirs))) } }
