-- Premiere: the characters of the introductory two-player game.

-- Dark Side
character_card "Death Star Trooper" { id = "1_170", side = dark, subtype = imperial, destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 3,
  icons = { warrior_icon }, traits = { trooper },
  deploys = { only_to(site(on("Death Star"))) },
  constant = { when(this_at_site_off("Death Star")), lower(power, 1, this) } }
character_card "Imperial Trooper Guard" { id = "1_181", side = dark, subtype = imperial, destiny = 3, deploy = 2, power = 0, ability = 1, forfeit = 1,
  traits = { trooper, guard }, keywords = { cannot_move },
  constant = { when(defending()), adjust(power, 4, this) } }
character_card "Jawa" { id = "1_182", side = dark, subtype = alien_type, species = jawa, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 1,
  traits = { scavenger }, keywords = { opponent_pays(1) },
  deploys = { only_to(site(on("Tatooine"))) } }
character_card "LIN-V8M (Elleyein-Veeateemm)" { id = "1_186", side = dark, subtype = droid_type, destiny = 3, deploy = 2, power = 0, forfeit = 4,
  traits = { mining_droid },
  any_time = { when(your_turn()), cost(choose(weapon_card(trait(mine), here)), use(1)), lose(it) } }
character_card "Stormtrooper" { id = "1_194", side = dark, subtype = imperial, destiny = 1, deploy = 1, power = 1, ability = 1, forfeit = 2,
  icons = { warrior_icon }, traits = { stormtrooper, trooper },
  constant = { when(at_least(count(character(yours, loyal(imperial), ability_over(2), at_destination)), 1)), free(deploy_cost, this) } }
character_card "Tusken Raider" { id = "1_196", side = dark, subtype = alien_type, species = tusken_raider, destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 1,
  deploys = { only_to(site(on("Tatooine"))) },
  constant = {
    { when(at_least(count(character(other, of_species(tusken_raider), except(unique_only), present)), 1)), adjust(power, 1, this) },
    { when(at_least(count(character(yours, of_species(tusken_raider), except(unique_only), present)), 4)), adjust_for(total_power, 2, you) } } }

-- Light Side
character_card "CZ-3 (Seezee-Three)" { id = "1_6", side = light, subtype = droid_type, destiny = 3, deploy = 1, power = 1, forfeit = 4,
  just = {
    { battle_initiated(), when(by(opponent)), when(nearby()), react_by_deploying() },
    { drain_initiated(), when(by(opponent)), when(nearby()), react_by_deploying() } } }
character_card "Jawa" { id = "1_12", side = light, subtype = alien_type, species = jawa, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 1,
  traits = { scavenger }, keywords = { opponent_pays(1) },
  deploys = { only_to(site(on("Tatooine"))) } }
character_card "LIN-V8K (Elleyein-Veeatekay)" { id = "1_18", side = light, subtype = droid_type, destiny = 3, deploy = 2, power = 0, forfeit = 4,
  traits = { mining_droid },
  any_time = { when(your_turn()), cost(choose(weapon_card(trait(mine), here)), use(1)), lose(it) } }
character_card "Rebel Guard" { id = "1_26", side = light, subtype = rebel, destiny = 3, deploy = 2, power = 0, ability = 1, forfeit = 1,
  traits = { guard }, keywords = { cannot_move },
  constant = { when(defending()), adjust(power, 4, this) } }
character_card "Rebel Trooper" { id = "1_28", side = light, subtype = rebel, species = alderaanian, destiny = 1, deploy = 1, power = 1, ability = 1, forfeit = 2,
  icons = { warrior_icon }, traits = { trooper, rebel_trooper },
  constant = { when(at_least(count(character(yours, loyal(rebel), ability_over(2), at_destination)), 1)), free(deploy_cost, this) } }
character_card "Shistavanen Wolfman" { id = "1_30", side = light, subtype = alien_type, species = shistavanen, unique = 3, destiny = 2, deploy = 3, power = 2, ability = 1, forfeit = 2,
  icons = { warrior_icon }, traits = { scout },
  just = {
    { battle_initiated(), when(by(opponent)), when(nearby()), react_by_moving() },
    { drain_initiated(), when(by(opponent)), when(nearby()), react_by_moving(), stop_drain_by_presence() } } }
character_card "Talz" { id = "1_31", side = light, subtype = alien_type, species = talz, unique = 3, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 4,
  in_damage_segment = { when(this_in_battle()), cost(choose(character(yours, other, hit_card, here))), forfeit_instead(it) },
  constant = { each(character(of_species(talz), at_night), adjust(power, 2, it)) } }
