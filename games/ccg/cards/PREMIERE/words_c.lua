-- Premiere: cards that show a word of the language.

weapon "Obi-Wan's Lightsaber" { id = "1_157", side = light, unique = true, destiny = 1, kind = character_weapon, persona = "Obi-Wan's Lightsaber", keywords = { lightsaber }, traits = { saber },
  deploys = { only{on = character(yours, persona_of("Obi-Wan"))} },
  just = { drain_initiated(), when(by(you)), when(is(subject, here)), when(is(host, present)), change{force_drain, 1, of = you, lasting = drain} },
  fire = { limit(battle), cost(choose(shot(in_range, present, one_of(character, creature_card)))), draw_destiny{2, kind = weapon_draw},
    when(more(total_destiny(), defense(it)), make(hit, it), change{forfeit, to = 0, of = it}) } }
interrupt "I've Got A Problem Here" { id = "1_253", side = dark, destiny = 4, kind = lost,
  response = { battle_ended(), when(no(at_a_site())), cost(choose(starship(opposing, class(starfighter), one_of(more(maneuver, 0), equal(defense, 0)), there)), use(1)), draw_destiny(), and_then(when(more(total_destiny(), maneuver(it)), lose(it))) } }
