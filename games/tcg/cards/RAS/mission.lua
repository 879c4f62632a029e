-- Rogues and Scoundrels: Missions.
mission "Take a Prisoner" { id = "RAS-30", side = dark, cost = 1,
  completed = { search(their_deck), discard(up_to{ 4, deck_card(opposing, of_type(a_character)), where = same(title) }), shuffle(their_deck) } }
