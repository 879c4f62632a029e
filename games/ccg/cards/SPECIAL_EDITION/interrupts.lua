-- Special Edition: interrupts of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

interrupt "Flawless Marksmanship" { id = "7_250", side = dark, unique = true, destiny = 3, kind = used_or_lost,
  stats_only = true }
interrupt "Steady Aim" { id = "7_105", side = light, unique = true, destiny = 3, kind = used_or_lost,
  stats_only = true }
