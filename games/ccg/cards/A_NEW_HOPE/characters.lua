-- A New Hope: characters of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

character_card "Reserve Pilot" { id = "2_103", side = dark, unique = 2, destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 4, subtype = imperial, icons = { pilot_icon }, traits = { black_squadron },
  constant = { { change{piloting_power, 1, of = this} },
    { when(is(this, piloting(card(persona_of("Black 2"))))), change{maneuver, 1, of = host}, change{if_unable_otherwise, 1, of = you} },
    { when(is(this, piloting(card(persona_of("Black 3"))))), change{maneuver, 1, of = host}, change{if_unable_otherwise, 1, of = you} },
    { when(is(this, piloting(card(persona_of("Black 4"))))), change{maneuver, 1, of = host}, change{if_unable_otherwise, 1, of = you} } } }
