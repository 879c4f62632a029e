-- Allies of Necessity: battlefields.

battlefield "Chalmun's Cantina" { id = "AoN-19", subtitle = "Tatooine",
  missing = { "its power action: rerolling a character die, and then another die that shares a subtype with it" } }
