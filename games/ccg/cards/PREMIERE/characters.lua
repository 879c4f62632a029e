-- Premiere: the characters of the introductory two-player game.

-- Dark Side
character_card "Death Star Trooper" { id = "1_170", side = dark, subtype = imperial, destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 3,
  icons = { warrior_icon }, traits = { trooper },
  deploys = { only{to = site(on("Death Star"))} },
  constant = { when(is(this, at(site(except(on("Death Star")))))), change{power, -1, of = this} } }
character_card "Imperial Trooper Guard" { id = "1_181", side = dark, subtype = imperial, destiny = 3, deploy = 2, power = 0, ability = 1, forfeit = 1,
  traits = { trooper, guard }, keywords = { cannot_move },
  constant = { when(defending()), change{power, 4, of = this} } }
character_card "Jawa" { id = "1_182", side = dark, subtype = alien_type, species = jawa, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 1,
  traits = { scavenger }, keywords = { opponent_pays(1) },
  deploys = { only{to = site(on("Tatooine"))} } }
character_card "LIN-V8M (Elleyein-Veeateemm)" { id = "1_186", side = dark, subtype = droid_type, destiny = 3, deploy = 2, power = 0, forfeit = 4,
  traits = { mining_droid },
  any_time = { when(your_turn()), cost(choose(weapon_card(mine, here)), use(1)), lose(it) } }
character_card "Stormtrooper" { id = "1_194", side = dark, subtype = imperial, destiny = 1, deploy = 1, power = 1, ability = 1, forfeit = 2,
  icons = { warrior_icon }, traits = { stormtrooper, trooper },
  constant = { when(exists(character(yours, loyal(imperial), more(ability, 2), at_destination))), change{deploy_cost, to = free, of = this} } }
character_card "Tusken Raider" { id = "1_196", side = dark, subtype = alien_type, species = tusken_raider, destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 1,
  deploys = { only{to = site(on("Tatooine"))} },
  constant = {
    { when(exists(character(other, tusken_raider, except(unique_only), present))), change{power, 1, of = this} },
    { when(at_least(count(character(yours, tusken_raider, except(unique_only), present)), 4)), change{total_power, 2, of = you} } } }

-- Light Side
character_card "CZ-3 (Seezee-Three)" { id = "1_6", side = light, subtype = droid_type, destiny = 3, deploy = 1, power = 1, forfeit = 4,
  just = {
    { battle_initiated(), when(by(opponent)), when(nearby()), deploy{as = react} },
    { drain_initiated(), when(by(opponent)), when(nearby()), deploy{as = react} } } }
character_card "Jawa" { id = "1_12", side = light, subtype = alien_type, species = jawa, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 1,
  traits = { scavenger }, keywords = { opponent_pays(1) },
  deploys = { only{to = site(on("Tatooine"))} } }
character_card "LIN-V8K (Elleyein-Veeatekay)" { id = "1_18", side = light, subtype = droid_type, destiny = 3, deploy = 2, power = 0, forfeit = 4,
  traits = { mining_droid },
  any_time = { when(your_turn()), cost(choose(weapon_card(mine, here)), use(1)), lose(it) } }
character_card "Rebel Guard" { id = "1_26", side = light, subtype = rebel, destiny = 3, deploy = 2, power = 0, ability = 1, forfeit = 1,
  traits = { guard }, keywords = { cannot_move },
  constant = { when(defending()), change{power, 4, of = this} } }
character_card "Rebel Trooper" { id = "1_28", side = light, subtype = rebel, species = alderaanian, destiny = 1, deploy = 1, power = 1, ability = 1, forfeit = 2,
  icons = { warrior_icon }, traits = { trooper, rebel_trooper },
  constant = { when(exists(character(yours, loyal(rebel), more(ability, 2), at_destination))), change{deploy_cost, to = free, of = this} } }
character_card "Shistavanen Wolfman" { id = "1_30", side = light, subtype = alien_type, species = shistavanen, unique = 3, destiny = 2, deploy = 3, power = 2, ability = 1, forfeit = 2,
  icons = { warrior_icon }, traits = { scout },
  just = {
    { battle_initiated(), when(by(opponent)), when(nearby()), move{as = react} },
    { drain_initiated(), when(by(opponent)), when(nearby()), move{as = react} } } }
character_card "Talz" { id = "1_31", side = light, subtype = alien_type, species = talz, unique = 3, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 4,
  in_damage_segment = { when(is(this, in_battle)), cost(choose(character(yours, other, hit_card, here))), forfeit{this, in_place_of = it} },
  constant = { change{power, 2, of = character(talz, at_night)} } }
character_card "Dr. Evazan" { id = "1_172", side = dark, unique = true, destiny = 3, deploy = 2, power = 1, ability = 2, forfeit = 3, subtype = alien_type, icons = { pilot_icon, warrior_icon }, traits = { smuggler },
  constant = { change{piloting_power, 2, of = this} },
  just = { { was_hit(character(other, present)), lose(subject) }, { was_disarmed(character(other, present)), lose(subject) } } }
