-- Coruscant: an undercover spy.

character_card "Keder The Black" { id = "12_109", icons = { episode_i, warrior_icon }, side = dark, unique = true, subtype = republic, destiny = 1, deploy = 4, power = 4, ability = 3, forfeit = 4, traits = { assassin, coruscant_guard, spy }, keywords = { deploys_undercover },
  constant = { when(deploys_on("Coruscant")), change{deploy_cost, -2, of = this} },
  optional = { when(during(control_phase)), when(your_turn()), cost(choose(character(other, more(politics, 0), here, outside)), restore{this, of = undercover}), draw_destiny(), when(more(total_destiny() + 1, politics(it)), lose(it), lose(this)) } }
