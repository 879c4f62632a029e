-- Special Edition: weapons of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

weapon "Intruder Missile" { id = "7_322", side = dark, destiny = 7, traits = { missile },
  deploys = { only_on(starship(yours, one_of(model(tie_sa), model(tie_defender), model(freighter)))) },
  fire = { limit(battle), cost(choose(starship(opposing, class(capital), in_battle, present))), draw_weapon_destinies(1), when(destiny_more_than(defense_of(it)), hit(it)), place_in_used_pile(this) },
  missing = { "what another weapon at the same target adds" } }
weapon "Intruder Missile" { id = "7_159", side = light, destiny = 7, traits = { missile },
  deploys = { only_on(starship(yours, model(b_wing))) },
  fire = { limit(battle), cost(choose(starship(opposing, class(capital), in_battle, present))), draw_weapon_destinies(1), when(destiny_more_than(defense_of(it)), hit(it)), place_in_used_pile(this) },
  missing = { "what another weapon at the same target adds", "starships other than B-wings" } }
