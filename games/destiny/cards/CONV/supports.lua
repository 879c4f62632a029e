-- Convergence: supports.

support "Stap Droid" { id = "CONV-32", cost = 1, color = red, affiliation = villain, subtypes = { droid },
  die = { "1 ranged", "1 indirect", "3 indirect for 1", "1 discard", "blank", "blank" },
  keywords = { ambush } }
