-- Hoth: characters of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

character_card "Derek 'Hobbie' Klivian" { id = "3_5", side = light, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon, warrior_icon }, traits = { rogue_squadron },
  constant = {
    { when(this_at_a_site()), when(at_least(count(character(persona_of("Biggs"), here)), 1)), adjust(power, 2, this) },
    { adjust(piloting_power, 2, this) },
    { when(at_least(count(starship(model(star_destroyer), here)), 1)), adjust(piloting_power, 1, this) },
    { when(piloting("Rogue 4")), adjust(maneuver, 2, host) } } }
