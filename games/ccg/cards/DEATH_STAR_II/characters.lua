-- Death Star Ii: characters of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

character_card "Admiral Piett" { id = "9_98", side = dark, unique = true, destiny = 1, deploy = 4, power = 3, ability = 3, forfeit = 6, subtype = imperial, persona = "Piett", icons = { pilot_icon, warrior_icon }, traits = { leader },
  constant = { { adjust(piloting_power, 2, this) }, { when(at_least(count(starship(model(star_destroyer), bearing_this)), 1)), adjust(piloting_power, 1, this) } },
  missing = { "the lower prices with Executor and of capital starships where he is", "taking an Admiral's Order or a commander from Reserve Deck" } }
character_card "Captain Jonus" { id = "9_101", side = dark, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon }, traits = { scimitar_squadron },
  constant = { { adjust(piloting_power, 2, this) } },
  missing = { "the lower price aboard Scimitar 2", "what his forfeiting from a TIE/sa satisfies" } }
character_card "DS-181-3" { id = "9_107", side = dark, unique = true, destiny = 3, deploy = 1, power = 1, ability = 2, forfeit = 2, subtype = imperial, icons = { pilot_icon }, traits = { saber_squadron },
  constant = { { adjust(piloting_power, 2, this) }, { when(piloting("Saber 3")), adjust_for(if_unable_otherwise, 1, you) },
    { when(this_in_space()), adjust_for(reacts_to_barred, 1, opponent) } } }
character_card "DS-181-4" { id = "9_108", side = dark, unique = true, destiny = 4, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon },
  constant = { { when(at_least(count(starship(model(tie), bearing_this)), 1)), adjust(piloting_power, 3, this) } },
  missing = { "taking a TIE Interceptor from Reserve Deck" } }
character_card "Lieutenant Hebsly" { id = "9_112", side = dark, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon },
  constant = { { adjust(piloting_power, 2, this) } },
  any_time = { limit(turn), when(piloting("Scythe 3")), cost(choose(starship(opposing, class(starfighter), here))), reduce(maneuver, 1, it, for_turn) } }
character_card "Admiral Ackbar" { id = "9_6", side = light, unique = true, destiny = 1, deploy = 4, power = 3, ability = 3, forfeit = 7, subtype = rebel, species = mon_calamari, persona = "Ackbar", icons = { pilot_icon }, traits = { leader },
  constant = { { when(at_least(count(starship(class(capital), bearing_this)), 1)), adjust(piloting_power, 3, this) } },
  missing = { "the lower prices with Home One and of capital starships where he is", "taking a Mon Calamari or an Admiral's Order from Reserve Deck" } }
character_card "Corporal Midge" { id = "9_11", side = light, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = rebel, icons = { warrior_icon }, traits = { scout },
  stats_only = true }
character_card "Gray Squadron Y-wing Pilot" { id = "9_15", side = light, unique = 3, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = rebel, icons = { pilot_icon }, traits = { gray_squadron },
  constant = { { adjust(piloting_power, 2, this) } },
  missing = { "the battle destiny aboard a Y-wing", "choosing among weapon destinies of ion cannons" } }
character_card "Karie Neth" { id = "9_18", side = light, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon, warrior_icon }, traits = { gray_squadron, rogue_squadron },
  constant = { { adjust(piloting_power, 2, this) }, { when(at_least(count(starship(yours, bearing_this)), 1)), adjust(own_weapon_destiny, 1, host) },
    { when(at_least(count(starship(titled("Gray Squadron 2"), bearing_this)), 1)), adjust(own_weapon_destiny, 1, host) },
    { when(at_least(count(starship(yours, except(titled("Gray Squadron 2")), bearing_this)), 1)),
      when(at_least(count(character(yours, persona_of("Lieutenant Telsij"), here)), 1)), adjust(own_weapon_destiny, 1, host) } } }
character_card "Keir Santage" { id = "9_19", side = light, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon }, traits = { red_squadron, rogue_squadron },
  constant = { { adjust(piloting_power, 2, this) } },
  missing = { "the lower price of an X-wing" } }
character_card "Kin Kian" { id = "9_20", side = light, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon, warrior_icon }, traits = { gray_squadron, rogue_squadron },
  constant = { { adjust(piloting_power, 1, this) }, { when(at_least(count(starship(yours, bearing_this)), 1)), adjust(own_weapon_destiny, 2, host) },
    { when(this_in_space()), when(at_least(count(starship(unique_only, trait(gray_squadron), model(y_wing), bearing_this)), 1)), adjust_for(force_drain, 1, you) } } }
