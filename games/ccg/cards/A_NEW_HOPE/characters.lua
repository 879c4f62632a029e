-- A New Hope: characters of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

character_card "Reserve Pilot" { id = "2_103", side = dark, unique = 2, destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 4, subtype = imperial, icons = { pilot_icon }, traits = { black_squadron },
  constant = { { adjust(piloting_power, 1, this) },
    { when(piloting("Black 2")), adjust(maneuver, 1, host), adjust_for(if_unable_otherwise, 1, you) },
    { when(piloting("Black 3")), adjust(maneuver, 1, host), adjust_for(if_unable_otherwise, 1, you) },
    { when(piloting("Black 4")), adjust(maneuver, 1, host), adjust_for(if_unable_otherwise, 1, you) } } }
