-- Rivals: supports.

support "Bespin Wing Guard" { id = "RIV-18", cost = 1, color = gray,
  action = { cost(exhaust(this), spend(1)), discard{card_in_hand(opposing), by = opponent} } }
