-- Theed Palace: effects drawn by lot.

effect "Naboo Celebration" { id = "14_34", icons = { episode_i }, side = light, unique = true, destiny = 5,
  constant = { change{deploy_cost, 2, of = deploying(opposing, with_ability,
    one_of(at_least(count(character(persona_of("Amidala"), at(site(theed_palace)), at_destination)), 1),
      at_least(count(character(persona_of("Boss Nass"), at(site(on("Naboo"), with_icon(exterior))), at_destination)), 1)))} },
  automatic = { destiny_drawn(), limit(battle), when(battle_destiny()), when(by(you)), when(exists(character(in_battle, at(site(on("Naboo")))))),
    when(is(subject, one_of(gungan, trait(royal_naboo_security)))), lose_force{1, by = opponent} } }
