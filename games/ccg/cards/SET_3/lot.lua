-- Virtual Set 3: cards drawn by lot. missing: which texts are not described.

character_card "Ortugg" { id = "203_28", side = dark, unique = true, destiny = 3, deploy = 3, power = 4, ability = 2, forfeit = 4, landspeed = 1, subtype = alien_type, species = gamorrean, permanent_weapon = "Ortugg's Ax", icons = { warrior_icon, permanent_weapon }, traits = { guard },
  fire = { limit(battle), cost(choose(shot(in_range, present, one_of(character, creature_card)))), draw_destiny{kind = weapon_draw}, when(more(total_destiny() + 1, defense(it)), make(hit, it), change{forfeit, to = 0, of = it}) },
  missing = { "what he does for other Gamorreans as a Rep" } }
