-- Across the Galaxy: battlefields.

battlefield "Landing Dock" { id = "AtG-157", subtitle = "Scipio",
  after = { plays(card(vehicle)), may{take_control{battlefield, by = actor}, by = actor} },
  power_action = { reroll(die) } }
