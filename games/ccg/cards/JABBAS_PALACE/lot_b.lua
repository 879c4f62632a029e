-- Jabba's Palace: cards drawn from those that nobody had written, the second time.

character_card "Florn Lamproid" { id = "6_13", side = light, unique = 3, subtype = alien_type, species = florn_lamproid, destiny = 3, deploy = 3, power = 1, ability = 2, forfeit = 2,
  response = {
    { battle_initiated(site(one_of(jungle, forest))), when(by(opponent)), deploy{this, as = react, from = hand} },
    { drain_initiated(site(one_of(jungle, forest))), when(by(opponent)), deploy{this, as = react, from = hand} } },
  constant = {
    { when(exists(character(persona_of("Dice Ibegon"), at(site(titled("Jabba's Palace: Audience Chamber")))))), change{power, 2, of = this}, change{forfeit, 2, of = this} },
    { change{attrition, 1, of = you, cumulative = yes} } } }
character_card "Pucumir Thryss" { id = "6_33", side = light, unique = true, subtype = alien_type, destiny = 2, deploy = 3, power = 2, ability = 1, forfeit = 3, icons = { warrior_icon }, traits = { gas_miner, miner },
  constant = { when(is(this, on("Bespin"))), change{force_drain, 1, of = you, at = site(cloud_city)} },
  automatic = { destiny_drawn(), when(by(you)), when(battle_destiny()), when(is(this, on("Bespin"))), when(is(subject, miner)), change{destiny, 4, of = draw} },
  optional = { when(during(deploy_phase)), when(your_turn()), when(is(this, at(site(cloud_city)))), deploy{reserve_card(yours, character, loyal(rebel), except(unique_only)), to = site(here)} } }
location "Tatooine: Hutt Canyon" { id = "6_86", side = light, unique = true, dark = 1, light = 1, icons = { exterior, planet }, place = a_site, system = "Tatooine", traits = { canyon },
  constant = {
    { when(side(dark)), when(exists(character(yours, tusken_raider, here))), when(occupies(you, this)), change{battle_destinies, at_most = 0, of = opponent} },
    { when(side(light)), when(exists(character(yours, jawa, here))), when(occupies(you, this)), change{battle_destinies, at_most = 0, of = opponent} } } }
