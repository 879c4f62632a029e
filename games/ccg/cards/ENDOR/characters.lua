-- Endor: characters of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

character_card "Corporal Drazin" { id = "8_96", side = dark, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { warrior_icon }, traits = { guard, stormtrooper, trooper },
  stats_only = true }
character_card "Elite Squadron Stormtrooper" { id = "8_100", side = dark, unique = 3, destiny = 3, deploy = 2, power = 1, ability = 2, forfeit = 3, subtype = imperial, icons = { warrior_icon }, traits = { guard, stormtrooper, trooper },
  constant = {
    { when(exists(weapon_card(blaster, borne_by_this))), change{power, 2, of = this} },
    { change{fire_cost, -1, of = weapon_card(blaster, borne_by_this)} },
    { when(is(this, at(site()))), change{forfeit, 2, of = character(stormtrooper, less(ability, 2), here)} } } }
character_card "Lieutenant Arnet" { id = "8_101", side = dark, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon },
  constant = { { when(exists(vehicle_card(class(combat), bearing(this)))), change{piloting_power, 2, of = this} },
    { when(exists(vehicle_card(at_st, bearing(this)))), change{piloting_power, 1, of = this} },
    { when(deploys_aboard("Blizzard Scout 1")), change{deploy_cost, to = free, of = this} }, { when(is(this, piloting(card(persona_of("Tempest Scout 1"))))), change{if_unable_otherwise, 1, of = you} },
    { when(is(this, at(site()))), forbid(reacts_to(opponent)), forbid(reacts_from(opponent)) } } }
character_card "Lieutenant Grond" { id = "8_102", side = dark, unique = true, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, icons = { pilot_icon, warrior_icon }, traits = { scout },
  constant = { { change{piloting_power, 2, of = this} } },
  missing = { "what he adds to swoops", "what pairs of scouts and troopers add to attrition" } }
character_card "Sergeant Tarl" { id = "8_114", side = dark, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = imperial, species = corellian, icons = { warrior_icon }, traits = { stormtrooper, trooper },
  stats_only = true }
character_card "Captain Yutani" { id = "8_1", side = light, unique = true, destiny = 3, deploy = 2, power = 3, ability = 1, forfeit = 3, subtype = rebel, icons = { warrior_icon }, traits = { scout },
  stats_only = true }
character_card "Chewbacca Of Kashyyyk" { id = "8_2", side = light, unique = true, destiny = 1, deploy = 6, power = 6, ability = 2, forfeit = 7, subtype = rebel, species = wookiee, persona = "Chewie", icons = { pilot_icon, warrior_icon }, traits = { scout },
  constant = { { change{piloting_power, 2, of = this} } },
  missing = { "the lower price on Endor", "raising his defense value", "deploying Lumat and Wuta" } }
character_card "Corporal Beezer" { id = "8_4", side = light, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, subtype = rebel, species = alderaanian, icons = { warrior_icon }, traits = { scout },
  stats_only = true }
character_card "Corporal Delevar" { id = "8_5", side = light, unique = true, destiny = 2, deploy = 2, power = 1, ability = 2, forfeit = 4, subtype = rebel, icons = { warrior_icon }, traits = { scout },
  stats_only = true }
character_card "Corporal Janse" { id = "8_6", side = light, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 4, subtype = rebel, persona = "Janse", icons = { warrior_icon }, traits = { scout },
  stats_only = true }
character_card "Dresselian Commando" { id = "8_9", side = light, destiny = 2, deploy = 3, power = 2, ability = 2, forfeit = 2, subtype = rebel, species = dresselian, icons = { warrior_icon }, traits = { scout },
  stats_only = true }
character_card "General Solo" { id = "8_15", side = light, unique = true, destiny = 1, deploy = 6, power = 4, ability = 3, forfeit = 8, subtype = rebel, species = corellian, persona = "Han", icons = { pilot_icon, warrior_icon }, traits = { leader, scout },
  constant = {
    { when(deploys_aboard("Falcon")), change{deploy_cost, -2, of = this} },
    { when(deploys_aboard("Tydirium")), change{deploy_cost, -2, of = this} },
    { when(deploys_on("Endor")), change{deploy_cost, -2, of = this} },
    { change{piloting_power, 3, of = this} },
    { change{immunity, 3, of = this} } },
  just = {
    { destiny_drawn(), when(battle_destiny()), when(by(opponent)), when(is(this, in_battle)),
      when(exists(character(persona_of("Chewie"), in_battle))), cost(use(2)), cancel(draw) },
    { destiny_drawn(), when(battle_destiny()), when(by(opponent)), when(is(this, in_battle)), when(is(this, outdoors)),
      when(exists(character(yours, other, scout, except(persona_of("Chewie")), in_battle))), cost(use(2)), cancel(draw) } } }
character_card "Sergeant Junkin" { id = "8_29", side = light, unique = true, destiny = 2, deploy = 3, power = 3, ability = 2, forfeit = 4, subtype = rebel, persona = "Junkin", icons = { warrior_icon }, traits = { scout },
  stats_only = true }
