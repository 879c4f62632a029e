-- Allies of Necessity: supports.

support "Hired Muscle" { id = "AoN-12", cost = 1, color = yellow, subtypes = { scoundrel },
  die = { "2 ranged for 1", "3 melee for 1", "3 indirect for 1", "3 disrupt for 1", "2 discard for 1", "2 shield for 1" } }
