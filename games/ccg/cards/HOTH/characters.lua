-- Hoth: characters of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

character_card "Derek 'Hobbie' Klivian" { id = "3_5", side = light, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon, warrior_icon }, traits = { rogue_squadron },
  constant = {
    { when(is(this, at(site()))), when(exists(character(persona_of("Biggs"), here))), change{power, 2, of = this} },
    { change{piloting_power, 2, of = this} },
    { when(exists(starship(star_destroyer, here))), change{piloting_power, 1, of = this} },
    { when(is(this, piloting(card(persona_of("Rogue 4"))))), change{maneuver, 2, of = host} } } }
character_card "FX-10 (Effex-ten)" { id = "3_86", side = dark, destiny = 2, deploy = 2, power = 1, ability = 0, forfeit = 3, subtype = droid_type, traits = { medical_droid },
  before = { about_to_be_lost(character(yours, hit_card, except(droid), near)), limit(turn), instead(put{subject, to = used_pile}) } }
