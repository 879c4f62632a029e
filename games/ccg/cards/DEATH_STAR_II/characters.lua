-- Death Star Ii: characters of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

character_card "Admiral Piett" { id = "9_98", side = dark, unique = true, destiny = 1, deploy = 4, power = 3, ability = 3, forfeit = 6, subtype = imperial, persona = "Piett", icons = { pilot_icon, warrior_icon }, traits = { leader },
  constant = { { change{piloting_power, 2, of = this} }, { when(exists(starship(star_destroyer, bearing(this)))), change{piloting_power, 1, of = this} } },
  any_time = { limit(game), put{reserve_card(one_of(admirals_order_card, commander)), to = hand} },
  missing = { "the lower prices with Executor and of capital starships where he is" } }
character_card "Captain Jonus" { id = "9_101", side = dark, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon }, traits = { scimitar_squadron },
  constant = { { change{piloting_power, 2, of = this} } },
  missing = { "the lower price aboard Scimitar 2", "what his forfeiting from a TIE/sa satisfies" } }
character_card "DS-181-3" { id = "9_107", side = dark, unique = true, destiny = 3, deploy = 1, power = 1, ability = 2, forfeit = 2, subtype = imperial, icons = { pilot_icon }, traits = { saber_squadron },
  constant = { { change{piloting_power, 2, of = this} }, { when(is(this, piloting(card(persona_of("Saber 3"))))), change{if_unable_otherwise, 1, of = you} },
    { when(is(this, at(location_card()), except(at(site())))), forbid(reacts_to(opponent)) } } }
character_card "DS-181-4" { id = "9_108", side = dark, unique = true, destiny = 4, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon },
  constant = { { when(exists(starship(tie, bearing(this)))), change{piloting_power, 3, of = this} } },
  optional = { when(during(deploy_phase)), when(your_turn()), limit(phase), put{reserve_card(unique_only, tie_interceptor), to = hand} } }
character_card "Lieutenant Hebsly" { id = "9_112", side = dark, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon },
  constant = { { change{piloting_power, 2, of = this} } },
  any_time = { limit(turn), when(is(this, piloting(card(persona_of("Scythe 3"))))), cost(choose(starship(opposing, class(starfighter), here))), change{maneuver, -1, of = it, lasting = turn} } }
character_card "Admiral Ackbar" { id = "9_6", side = light, unique = true, destiny = 1, deploy = 4, power = 3, ability = 3, forfeit = 7, subtype = rebel, species = mon_calamari, persona = "Ackbar", icons = { pilot_icon }, traits = { leader },
  constant = { { when(exists(starship(class(capital), bearing(this)))), change{piloting_power, 3, of = this} } },
  any_time = { limit(game), put{reserve_card(one_of(mon_calamari, admirals_order_card)), to = hand} },
  missing = { "the lower prices with Home One and of capital starships where he is" } }
character_card "Corporal Midge" { id = "9_11", side = light, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = rebel, icons = { warrior_icon }, traits = { scout },
  stats_only = true }
character_card "Gray Squadron Y-wing Pilot" { id = "9_15", side = light, unique = 3, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = rebel, icons = { pilot_icon }, traits = { gray_squadron },
  constant = { { change{piloting_power, 2, of = this} } },
  missing = { "the battle destiny aboard a Y-wing", "choosing among weapon destinies of ion cannons" } }
character_card "Karie Neth" { id = "9_18", side = light, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon, warrior_icon }, traits = { gray_squadron, rogue_squadron },
  constant = { { change{piloting_power, 2, of = this} }, { when(exists(starship(yours, bearing(this)))), change{own_weapon_destiny, 1, of = host} },
    { when(exists(starship(titled("Gray Squadron 2"), bearing(this)))), change{own_weapon_destiny, 1, of = host} },
    { when(exists(starship(yours, except(titled("Gray Squadron 2")), bearing(this)))),
      when(exists(character(yours, persona_of("Lieutenant Telsij"), here))), change{own_weapon_destiny, 1, of = host} } } }
character_card "Keir Santage" { id = "9_19", side = light, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon }, traits = { red_squadron, rogue_squadron },
  constant = { { change{piloting_power, 2, of = this} } },
  missing = { "the lower price of an X-wing" } }
character_card "Kin Kian" { id = "9_20", side = light, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, icons = { pilot_icon, warrior_icon }, traits = { gray_squadron, rogue_squadron },
  constant = { { change{piloting_power, 1, of = this} }, { when(exists(starship(yours, bearing(this)))), change{own_weapon_destiny, 2, of = host} },
    { when(is(this, at(location_card()), except(at(site())))), when(exists(starship(unique_only, gray_squadron, y_wing, bearing(this)))), change{force_drain, 1, of = you} } } }
