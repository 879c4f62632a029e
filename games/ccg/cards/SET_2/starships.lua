-- Set 2: starships.

starship_card "Azure Angel" { id = "202_7", side = light, unique = true, destiny = 2, deploy = 3, power = 3, maneuver = 4, hyperspeed = 5, forfeit = 6, class = starfighter, models = { delta_7 }, pilots = 1, astromechs = 1, icons = { nav_computer, scomp_link, republic, clone_army, episode_i, episode_i },
  constant = {
    { when(exists(character(one_of(persona_of("Anakin"), persona_of("R2-D2")), borne_by_this))), change{immunity, 5, of = this} },
    { when(exists(character(persona_of("Anakin"), borne_by_this))), when(exists(character(persona_of("R2-D2"), borne_by_this))), change{immunity, 6, of = this} } },
  just = { played(interrupt_card(except(immune_to("Sense")))), when(in_a_battle()), when(exists(character(one_of(persona_of("Anakin"), persona_of("R2-D2")), borne_by_this))), cost(lose_force(1)), cancel(subject) } }
