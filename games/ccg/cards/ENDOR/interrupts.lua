-- Endor: interrupts of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

interrupt "Combat Readiness" { id = "8_136", side = dark, unique = true, destiny = 5, kind = used_or_starting,
  response = { battle_initiated(), draw_destiny(), activate{total_destiny, upto = yes} },
  missing = { "its use at the start of the game" } }
interrupt "Careful Planning" { id = "8_44", side = light, unique = true, destiny = 5, kind = used_or_starting,
  response = { battle_initiated(), draw_destiny(), activate{total_destiny, upto = yes} },
  missing = { "its use at the start of the game" } }
interrupt "Take the Initiative" { id = "8_61", side = light, unique = true, destiny = 3, kind = used_or_lost,
  stats_only = true }
