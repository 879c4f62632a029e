-- Covert Missions: events.

event "Run to Safety" { id = "CM-78", cost = 1, color = red, affiliation = hero,
  effect = { heal(1, character), and_then(may(heal(2, character(another, same(subtype, it))))) } }

event "Pride and Joy" { id = "CM-96", cost = 1, color = yellow, affiliation = hero,
  restriction = { equal(count(support(yours, vehicle)), 1) },
  effect = { resolve{die(yours, vehicle), keep = yes} } }

event "Bestow Wisdom" { id = "CM-107", cost = 1, color = blue,
  effect = { choose{character(yours, one_of(jedi, sith)), name = "teacher"},
    choose{character(apprentice), name = "pupil"},
    each(up_to(2, upgrade(on(the("teacher")), of_color(blue), ability)), put{it, on = the("pupil")}) } }

event "Salvaged Parts" { id = "CM-151", cost = 0, color = gray,
  effect = { each(any_player, put(n_of(2, discarded(controlled_by(they), except(of_type(event)))), aside)),
    and_then(when(spot(card_in_play(yours, scavenger)), gain(1))) } }

event "Change of Fortune" { id = "CM-45", cost = 2, color = yellow, affiliation = villain,
  effect = { choose(symbol), choose{any(die(opposing))}, reroll(them), remove(all(die(among(them), showing(chosen)))) } }

event "Controlled Chaos" { id = "CM-130", cost = 1, color = yellow,
  effect = { choose(symbol), choose{up_to(5, die)}, reroll(them), may(spend(1), and_then(reroll(any(die(among(them)))))),
    each(die(among(them), showing(chosen)), deal{1, opponent, indirect = yes}) } }

event "Deadlock" { id = "CM-132", cost = 0, color = yellow,
  effect = { place(1, resource, support(yours)), place(1, resource, support(opposing)) } }

event "Imposing Figure" { id = "CM-76", cost = 0, color = red, affiliation = hero,
  effect = { when(at_least(most(health, character(yours)), most(health, character)), gain(1)) } }
