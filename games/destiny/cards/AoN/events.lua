-- Allies of Necessity: events.

event "Test of Character" { id = "AoN-7", cost = 1, color = red,
  missing = { "turning one of two dice that share a subtype to any side, and rerolling the other" } }
