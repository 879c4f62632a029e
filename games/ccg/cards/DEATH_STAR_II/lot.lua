-- Death Star II: cards drawn by lot. missing: which texts are not described.

starship_card "Black 11" { id = "9_153", side = dark, unique = true, destiny = 2, deploy = 2, power = 1, maneuver = 3, forfeit = 3, class = starfighter, models = { tie, tie_ln }, permanent_pilot = 2, traits = { black_squadron, tie_ln_ship },
  constant = { when(exists(system(with_icon(mobile), at_destination))), change{deploy_cost, -1, of = this} },
  any_time = { when(is(this, in_battle)), when(exists(character(persona_of("Vader"), in_battle))), limit(battle), draw_destiny(), and_then(change{total_power, -total_destiny(), of = opponent, lasting = battle}) } }
