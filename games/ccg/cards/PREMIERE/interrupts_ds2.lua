-- Premiere: interrupts of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

interrupt "Dark Maneuvers" { id = "1_241", side = dark, destiny = 6, kind = used,
  play = { cost(choose(starship(class(starfighter)))), change(maneuver, 2, it, for_turn), change(power, 1, it, for_turn) },
  missing = { "the hyperspeed that it adds", "playing it after a destiny was drawn" } }
interrupt "A Few Maneuvers" { id = "1_70", side = light, destiny = 6, kind = used,
  play = { cost(choose(starship(class(starfighter)))), change(maneuver, 2, it, for_turn), change(hyperspeed, 2, it, for_turn) },
  missing = { "playing it after a destiny was drawn" } }
