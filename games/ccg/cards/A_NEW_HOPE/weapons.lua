-- A New Hope: weapons of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

weapon "Enhanced TIE Laser Cannon" { id = "2_158", side = dark, destiny = 5, deploy = 1, traits = { cannon },
  deploys = { only_on(starship(yours, model(tie))) },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present)), use(1)), when(is_of_class(capital, it), draw_weapon_and_add(1, -2)),
    when(is_of_class(starfighter, it), draw_weapon_destinies(1)), when(is_of_class(squadron, it), draw_weapon_destinies(1)),
    when(destiny_more_than(defense_of(it)), hit(it)) } }
