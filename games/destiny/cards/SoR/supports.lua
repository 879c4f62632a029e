-- Spirit of Rebellion: supports.

support "Outmaneuver" { id = "SoR-149", cost = 1, color = yellow,
  after = { battlefield_claimed(), when(you_did()), gain(1) } }
