-- A New Hope: characters of the Death Star II pre-constructed decks. stats_only: the text is not described yet.

character_card "Reserve Pilot" { id = "2_103", side = dark, unique = 2, destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 4, subtype = imperial, icons = { pilot_icon }, traits = { black_squadron },
  constant = { { adjust(piloting_power, 1, this) } },
  stats_only = true }
