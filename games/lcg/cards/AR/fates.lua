-- Ancient Rivals: fate cards.

local function rival() return edge_card(theirs, one_of(of(jedi), all_of(of(neutral), except(of_type(fate))))) end

fate_card "Ancient Rivals" { id = "AR-234.5", side = dark, affiliation = sith,
  priority = 4, force = 2,
  objective_set = 234, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001481",
  fate = { when(exists(rival()), may{ choose(rival()), discard(this), and_then(discard(it)) }) } }

fate_card "Preparation and Planning" { id = "AR-235.6", side = dark,
  priority = 10, force = 2,
  objective_set = 235, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001488",
  fate = { change{ cost_to_play, -2, of = hand_card(yours, of_type(event)), lasting = next_played } } }
