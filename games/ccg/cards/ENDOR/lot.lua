-- Endor: cards drawn by lot. missing: which texts are not described.

interrupt "Throw Me Another Charge" { id = "8_63", side = light, unique = true, destiny = 6, kind = used,
  play = { put{reserve_card(yours, weapon_card, of_kind(automated)), to = hand} },
  response = { played(interrupt_card(titled("Trooper Charge", "Blasted Droid", "Trooper Assault", "Dark Jedi Presence"))), cancel(subject) },
  missing = { "what it adds to Deactivate The Shield Generator" } }
