-- Hoth: characters of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

character_card "Derek 'Hobbie' Klivian" { id = "3_5", side = light, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon, warrior_icon }, traits = { rogue_squadron },
  constant = { { adjust(piloting_power, 2, this) } },
  missing = { "his power beside Biggs", "what a Star Destroyer adds", "what he adds to maneuver aboard Rogue 4" } }
