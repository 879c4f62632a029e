-- Death Star Ii: interrupts of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

interrupt "Prepared Defenses" { id = "9_139", side = dark, unique = true, destiny = 3, kind = used_or_starting,
  response = { destiny_drawn(), when(battle_destiny()), when(by(you)), change{destiny, 1, of = draw} },
  missing = { "its use at the start of the game" } }
interrupt "Heading For The Medical Frigate" { id = "9_51", side = light, unique = true, destiny = 3, kind = used_or_starting,
  response = { destiny_drawn(), when(battle_destiny()), when(by(you)), change{destiny, 1, of = draw} },
  missing = { "its use at the start of the game" } }
