-- Rogues and Scoundrels.

character "E-3PO" { id = "RAS-62", side = neutral, cost = 3, speed = 10, power = 2, health = 2, unique = true,
  version = "A", subtypes = { bespin, protocol, droid },
  whenever = { is_damaged(any_unit(opposing), this), discard{ hand_card(opposing), by = opponent } } }
