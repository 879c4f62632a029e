-- A New Hope: interrupts of the Death Star II pre-constructed decks. stats_only: the text is not described yet.

interrupt "Ghhhk" { id = "2_132", side = dark, destiny = 1, kind = lost, traits = { dejarik },
  play_in_damage_segment = { when(damage_pending()), when(losing(you)), when(nothing_to_forfeit()), cancel_damage() },
  stats_only = true }
interrupt "Monnok" { id = "2_135", side = dark, destiny = 2, kind = used_or_lost, traits = { dejarik },
  play = { { when(at_least(opponents_hand(), 13)), strip_hand(opponent, 8) }, { cost(use(4)), lose_doubles(opponent) } } }
interrupt "Grimtaash" { id = "2_49", side = light, unique = true, destiny = 2, kind = used_or_lost, traits = { dejarik },
  play = { { when(at_least(opponents_hand(), 13)), strip_hand(opponent, 8) }, { cost(use(4)), lose_doubles(opponent) } },
  stats_only = true }
interrupt "Houjix" { id = "2_50", side = light, destiny = 1, kind = lost, traits = { dejarik },
  play_in_damage_segment = { when(damage_pending()), when(losing(you)), when(nothing_to_forfeit()), cancel_damage() },
  stats_only = true }
