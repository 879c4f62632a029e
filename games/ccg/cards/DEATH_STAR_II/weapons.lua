-- Death Star Ii: weapons of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

weapon "Concussion Missiles" { id = "9_177", side = dark, destiny = 4, deploy = 1, traits = { missile },
  deploys = { only{on = starship(yours, one_of(tie_sa, tie_defender, freighter, transport_ship))} },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present))), when(is(it, class(capital), starship), draw_destiny{kind = weapon_draw}),
    when(is(it, class(starfighter), starship), draw_destiny{kind = weapon_draw, plus = 1}), when(is(it, class(squadron), starship), draw_destiny{kind = weapon_draw, plus = 1}),
    when(more(total_destiny(), defense(it)), make(hit, it)) } }
weapon "SFS L-s7.2 TIE Cannon" { id = "9_181", side = dark, destiny = 5, deploy = 2, traits = { cannon },
  deploys = { only{on = starship(yours, tie)} },
  constant = { when(deploys_on_model(tie_ln)), change{deploy_cost, to = free, of = this} },
  fire = { limit(battle), cost(choose(starship(opposing, present)), use(1)), aims_at_it() } }
weapon "Concussion Missiles" { id = "9_87", side = light, destiny = 4, deploy = 1, traits = { missile },
  deploys = { only{on = starship(yours, one_of(b_wing, a_wing, freighter, transport_ship))} },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present))), when(is(it, class(capital), starship), draw_destiny{kind = weapon_draw}),
    when(is(it, class(starfighter), starship), draw_destiny{kind = weapon_draw, plus = 1}), when(is(it, class(squadron), starship), draw_destiny{kind = weapon_draw, plus = 1}),
    when(more(total_destiny(), defense(it)), make(hit, it)) } }
weapon "Enhanced Proton Torpedoes" { id = "9_88", side = light, destiny = 3,
  deploys = { only{on = starship(yours, one_of(x_wing, y_wing, b_wing))} },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present)), use(1)), when(is(it, class(capital), starship), draw_destiny{kind = weapon_draw, plus = 1}),
    when(is(it, class(starfighter), starship), draw_destiny{kind = weapon_draw, plus = -1}), when(is(it, class(squadron), starship), draw_destiny{kind = weapon_draw, plus = -1}),
    when(more(total_destiny(), defense(it)), make(hit, it)) } }
