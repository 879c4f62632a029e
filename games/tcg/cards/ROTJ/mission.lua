-- Return of the Jedi: Missions.

-- Light Side
mission "Honor the Fallen" { id = "ROTJ-18", side = light, cost = 2,
  completed = { gain(count(discarded(yours, jedi, of_type(a_character)))) } }

-- Dark Side
mission "Progress Report" { id = "ROTJ-31", side = dark, cost = 4,
  completed = { choose(building(yours)), add(counters(it), build_counter, it) } }
mission "Vader's Guile" { id = "ROTJ-39", side = dark, cost = 2,
  completed = { when(at_least(count(discarded(yours)), 12)), put(all(hand_card(opposing)), aside),
      times(half(count(open_card(opposing))), put{ open_card(opposing), to_owner, by = opponent },
      discard(open_card(opposing))) } }

-- neutral
mission "Bargain with Jabba" { id = "ROTJ-4", side = neutral, cost = 3,
  completed = { draw(6), put(all(hand_card(yours)), aside),
      times(half(count(open_card(yours))), put(open_card(yours), to_hand), discard{ open_card(yours), by = opponent }) } }
