-- Dagobah: interrupts drawn by lot. missing: which texts are not described.

interrupt "Egregious Pilot Error" { id = "4_50", side = light, unique = true, destiny = 4, kind = lost,
  play = { when(during(control_phase)), when(no(your_turn())),
    cost(choose(location_card(at_least(count(starship(opposing, class(capital), except(at(site())), at(candidate))), 2)))),
    draw_destiny{plus = -1}, when(less(total_destiny(), count(starship(opposing, class(capital), at(it)))), each(starship(opposing, class(capital), at(it)), make(barred, it))) },
  missing = { "that the starships stay so until the end of its player's next turn" } }

interrupt "Res Luk Ra'auf" { id = "4_146", side = dark, unique = true, destiny = 4, kind = lost,
  play = {
    { when(in_a_battle()), when(exists(character(yours, bounty_hunter, defending, alone))), change{battle_destinies, 1, of = you, lasting = battle} },
    { when(in_a_battle()), when(exists(character(one_of(persona_of("Bossk"), persona_of("Greedo"), persona_of("Boba Fett")), defending, alone))), change{battle_destinies, 2, of = you, lasting = battle} } } }
