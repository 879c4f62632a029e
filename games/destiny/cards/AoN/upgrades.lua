-- Allies of Necessity: upgrades.

upgrade "Electro Sword" { id = "AoN-18", cost = 3, color = gray, subtypes = { weapon },
  die = { "1 ranged", "2 melee", "3 melee for 1", "1 discard", "blank", "blank" },
  keywords = { redeploy },
  inherent = { grant{unblockable, to = this_die} } }
