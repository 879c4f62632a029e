-- A New Hope: weapons of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

weapon "Enhanced TIE Laser Cannon" { id = "2_158", side = dark, destiny = 5, deploy = 1, traits = { cannon },
  deploys = { only{on = starship(yours, tie)} },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present)), use(1)), when(is(it, class(capital), starship), draw_destiny{kind = weapon_draw, plus = -2}),
    when(is(it, class(starfighter), starship), draw_destiny{kind = weapon_draw}), when(is(it, class(squadron), starship), draw_destiny{kind = weapon_draw}),
    when(more(total_destiny(), defense(it)), make(hit, it)) } }
