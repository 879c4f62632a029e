-- Return of the Jedi: Missions.

-- Light Side
mission "Honor the Fallen" { id = "ROTJ-18", side = light, cost = 2,
  completed = { gain(count(discarded_character(yours, subtype(jedi)))) } }

-- Dark Side
mission "Progress Report" { id = "ROTJ-31", side = dark, cost = 4,
  completed = { double_counters(building(yours)) } }
mission "Vader's Guile" { id = "ROTJ-39", side = dark, cost = 2,
  completed = { when(needs(count(discarded(yours)), 12)), haggle(their_hand) } }

-- neutral
mission "Bargain with Jabba" { id = "ROTJ-4", side = neutral, cost = 3,
  completed = { draw(6), haggle(your_hand) } }
