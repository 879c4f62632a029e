-- Special Edition: weapons of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

weapon "Intruder Missile" { id = "7_322", side = dark, destiny = 7, traits = { missile },
  deploys = { only{on = starship(yours, one_of(tie_sa, tie_defender, freighter))} },
  fire = { limit(battle), cost(choose(starship(opposing, class(capital), in_battle, present))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), defense(it)), make(hit, it)), put{this, to = used_pile} },
  missing = { "what another weapon at the same target adds" } }
weapon "Intruder Missile" { id = "7_159", side = light, destiny = 7, traits = { missile },
  deploys = { only{on = starship(yours, b_wing)} },
  fire = { limit(battle), cost(choose(starship(opposing, class(capital), in_battle, present))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), defense(it)), make(hit, it)), put{this, to = used_pile} },
  missing = { "what another weapon at the same target adds", "starships other than B-wings" } }
