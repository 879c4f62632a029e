-- The Battle of Hoth: a card drawn by lot.

objective_card "Undercover Dealings" { id = "TBOH-60.1", side = light, affiliation = smugglers_and_spies,
  capacity = 5, resources = 1,
  objective_set = 60, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000493",
  reaction = { refreshed{ by = opponent }, when(all_of(less(count(unit(yours)), count(unit(theirs))), less(count(hand_card(yours)), 6))), draw(6 - count(hand_card(yours))) },
  missing = { "a reserve value that a card has changed: it draws up to six cards in hand" } }
