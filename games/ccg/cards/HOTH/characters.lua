-- Hoth: characters of the Death Star II pre-constructed decks. stats_only: the text is not described yet.

character_card "Derek 'Hobbie' Klivian" { id = "3_5", side = light, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon, warrior_icon }, traits = { rogue_squadron },
  constant = { { adjust(piloting_power, 2, this) } },
  stats_only = true }
