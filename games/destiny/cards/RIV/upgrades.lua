-- Rivals: upgrades.

upgrade "Verpine Sniper Rifle" { id = "RIV-10", cost = 2, color = yellow, subtypes = { weapon },
  die = { "2 ranged for 1", "+2 ranged", "1 focus", "1 resource", "special", "blank" },
  special = { deal{2, character, unblockable = yes} } }
