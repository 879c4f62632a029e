-- Set 4: characters.

character_card "Solo" { id = "204_11", side = light, unique = true, subtype = alien_type, species = corellian, persona = "Han", destiny = 1, deploy = 4, power = 4, ability = 3, forfeit = 7, icons = { pilot_icon, warrior_icon, episode_vii }, traits = { smuggler },
  constant = {
    { change{piloting_power, 3, of = this} },
    { when(deploys_aboard("Falcon")), change{deploy_cost, -1, of = this} },
    { change{if_unable_otherwise, 1, of = you} },
    { when(exists(character(one_of(persona_of("Chewie"), persona_of("Rey")), here))), change{battle_destinies, 1, of = you} } },
  any_time = { limit(game), play{lost_card(yours, interrupt_card), to = out_of_play} } }
