-- Spirit of Rebellion: cards drawn by lot.

support "Air Superiority" { id = "SoR-124", cost = 1, color = red,
  after = { plays(this), place(3, shield, this) },
  action = { cost(exhaust(this)), move(1, shield, this, character) } }
