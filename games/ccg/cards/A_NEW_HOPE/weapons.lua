-- A New Hope: weapons of the Death Star II pre-constructed decks. stats_only: the text is not described yet.

weapon "Enhanced TIE Laser Cannon" { id = "2_158", side = dark, destiny = 5, deploy = 1, traits = { cannon },
  deploys = { only_on(starship(yours, model(tie))) },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present)), use(1)), draw_weapon_destinies(1), when(destiny_more_than(defense_of(it)), hit(it)) },
  stats_only = true }
