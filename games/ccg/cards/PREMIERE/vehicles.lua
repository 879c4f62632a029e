-- Premiere: vehicles that cards of the introductory game name. Not in its decks.

vehicle "Sandcrawler" { id = "1_150", side = light, destiny = 2, deploy = 3, power = 3, armor = 3, landspeed = 2, forfeit = 5, class = transport,
  icons = { enclosed }, pilots = 1, passengers = 7, stats_only = true }
