-- Cloud City: cards drawn from those that nobody had written, the second time.

character_card "Boba Fett" { id = "5_91", side = dark, unique = true, subtype = alien_type, destiny = 1, deploy = 5, power = 4, ability = 3, armor = 5, forfeit = 6, icons = { pilot_icon, warrior_icon }, persona = "Boba Fett", landspeed = 3, traits = { bounty_hunter },
  constant = {
    { change{piloting_power, 3, of = this} },
    { when(is(this, piloting(starship(persona_of("Slave I"))))), change{maneuver, 2, of = host}, change{if_unable_otherwise, 1, of = you} },
    { when(is(this, bearing(captive()))), change{forfeit, 5, of = captive(borne_by_this)} },
    { change{immunity, 3, of = this} } } }
