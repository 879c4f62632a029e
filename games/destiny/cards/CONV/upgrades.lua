-- Convergence: upgrades.

upgrade "A-300 Blaster" { id = "CONV-138", cost = 2, color = red, subtypes = { weapon },
  die = { "1 ranged", "2 ranged", "+2 ranged", "1 disrupt", "1 disrupt", "blank" },
  keywords = { redeploy } }

upgrade "Sonic Detonators" { id = "CONV-172", cost = 3, color = gray, subtypes = { weapon },
  die = { "2 disrupt", "1 discard", "2 discard", "special", "special", "blank" },
  after = { plays{this, by = you}, place(6, resource, this) },
  special = { take_off(any, resource, this), and_then(deal(2, n_of(result, character))) } }
