-- Evasive Maneuvers: events.

event "Harassment" { id = "EM-151.6", side = light, affiliation = jedi,
  cost = 0, force = 2,
  objective_set = 151, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000966",
  reaction = { phase_begins{ by = opponent, how = deployment }, limit(turn_for_all_your_copies), change{ cost_to_play, 1, of = hand_card(theirs, of_type(unit)), lasting = next_played_this_phase } } }
