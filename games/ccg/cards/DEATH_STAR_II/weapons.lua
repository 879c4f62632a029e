-- Death Star Ii: weapons of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

weapon "Concussion Missiles" { id = "9_177", side = dark, destiny = 4, deploy = 1, traits = { missile },
  deploys = { only_on(starship(yours, one_of(model(tie_sa), model(tie_defender), model(freighter), model(transport_ship)))) },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present))), when(is_of_class(capital, it), draw_weapon_destinies(1)),
    when(is_of_class(starfighter, it), draw_weapon_and_add(1, 1)), when(is_of_class(squadron, it), draw_weapon_and_add(1, 1)),
    when(destiny_more_than(defense_of(it)), hit(it)) } }
weapon "SFS L-s7.2 TIE Cannon" { id = "9_181", side = dark, destiny = 5, deploy = 2, traits = { cannon },
  deploys = { only_on(starship(yours, model(tie))) },
  constant = { when(deploys_on_model(tie_ln)), free(deploy_cost, this) },
  fire = { limit(battle), cost(choose(starship(opposing, present)), use(1)), draw_weapon_destinies(1), when(destiny_more_than(defense_of(it)), hit(it)) } }
weapon "Concussion Missiles" { id = "9_87", side = light, destiny = 4, deploy = 1, traits = { missile },
  deploys = { only_on(starship(yours, one_of(model(b_wing), model(a_wing), model(freighter), model(transport_ship)))) },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present))), when(is_of_class(capital, it), draw_weapon_destinies(1)),
    when(is_of_class(starfighter, it), draw_weapon_and_add(1, 1)), when(is_of_class(squadron, it), draw_weapon_and_add(1, 1)),
    when(destiny_more_than(defense_of(it)), hit(it)) } }
weapon "Enhanced Proton Torpedoes" { id = "9_88", side = light, destiny = 3,
  deploys = { only_on(starship(yours, one_of(model(x_wing), model(y_wing), model(b_wing)))) },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present)), use(1)), when(is_of_class(capital, it), draw_weapon_and_add(1, 1)),
    when(is_of_class(starfighter, it), draw_weapon_and_add(1, -1)), when(is_of_class(squadron, it), draw_weapon_and_add(1, -1)),
    when(destiny_more_than(defense_of(it)), hit(it)) } }
