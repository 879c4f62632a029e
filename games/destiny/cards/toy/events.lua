-- Invented events.

event "Toy Strike" { id = "TOY-51", cost = 0, color = red, effect = { deal(2, character(opposing)) } }

event "Toy Squad Orders" { id = "TOY-52", cost = 1, color = red,
  effect = { each(up_to(2, character(yours, ready_one)), activate(it)) } }

event "Toy Scavenge" { id = "TOY-53", cost = 0, color = yellow,
  effect = { discard(top(3, card_in_deck(yours))), and_then(may(put(discarded(yours), hand))) } }

event "Toy Bounty" { id = "TOY-54", cost = 3, color = yellow,
  effect = { choose(character(opposing)), later(round_ends(), defeat(it)) } }

event "Toy Volley" { id = "TOY-55", cost = 1, color = red, effect = { each(character(opposing), deal(1, it)) } }

event "Toy Feint" { id = "TOY-56", cost = 0, color = blue,
  restriction = { spot(character(yours, of_color(blue))) },
  effect = { remove(die(opposing)) } }

event "Toy Haste" { id = "TOY-57", cost = 0, color = gray, keywords = { ambush }, effect = { gain(1) } }

event "Toy Stratagem" { id = "TOY-58", cost = 0, color = gray,
  effect = { deal(1, character(opposing)), play(card_in_hand(yours)) } }

event "Toy Gambit" { id = "TOY-59", cost = 0, color = gray, effect = { resolve(die(yours)) } }

event "Toy Tribute" { id = "TOY-60", cost = 1, color = gray, effect = { lose{3, by = opponent} } }

event "Toy Execution" { id = "TOY-61", cost = 2, color = red, effect = { defeat(character(opposing)) } }

event "Toy Remedy" { id = "TOY-62", cost = 0, color = blue, effect = { heal(3, character(yours)) } }

event "Toy Backfire" { id = "TOY-63", cost = 0, color = gray, effect = { deal{2, you, indirect = yes} } }

event "Toy Salvage" { id = "TOY-92", cost = 0, color = gray,
  effect = { remove{die(yours), more = 1}, and_then(discard(support(at_most(cost, total)))) } }

event "Toy Roll Call" { id = "TOY-93", cost = 0, color = gray, effect = { heal(1, character(yours, leader)) } }

event "Toy Embargo" { id = "TOY-111", cost = 0, color = gray,
  effect = { forbid{is_played(card(of_color(red))), by = opponent, lasting = round} } }

event "Toy Heavy Bags" { id = "TOY-112", cost = 0, color = gray,
  effect = { change{hand_size, -2, of = opponent, lasting = round} } }

event "Toy Vigil" { id = "TOY-113", cost = 0, color = gray, effect = { grant{guardian, to = character(yours), lasting = action_phase} } }

event "Toy Momentum" { id = "TOY-114", cost = 0, color = gray, effect = { gain(happened(activates(character(yours)), round)) } }

event "Toy Old Wound" { id = "TOY-115", cost = 0, color = gray,
  effect = { deal(1, character(opposing, was(dealt_damage, last(turn)))) } }

event "Toy Almanac" { id = "TOY-130", cost = 0, color = gray, effect = { gain(happened(takes_action, round)) } }

event "Toy Lookout" { id = "TOY-132", cost = 0, color = gray,
  effect = { later{die_rolled(character(yours)), gain(2), lasting = round} } }

event "Toy Tithe" { id = "TOY-133", cost = 0, color = gray, effect = { draw(resources(you)) } }

event "Toy Verdict" { id = "TOY-134", cost = 0, color = gray,
  effect = { choose(color), deal(1, all(character(opposing, of_color(chosen)))) } }

event "Toy Medley" { id = "TOY-135", cost = 0, color = gray,
  effect = { remove(n_of{2, die(opposing), where = differ(symbol)}) } }

event "Toy Ban" { id = "TOY-136", cost = 0, color = gray,
  effect = { choose(subtype), exhaust(all(character(subtype(chosen)))) } }

event "Toy Countdown" { id = "TOY-137", cost = 0, color = gray,
  effect = { later(phase_ends{how = action_phase}, gain(3)) } }

event "Toy Cargo" { id = "TOY-138", cost = 0, color = gray,
  effect = { move{4, resource, you, support(yours), up_to = yes}, and_then(draw(result)) } }

event "Toy Sweep" { id = "TOY-139", cost = 0, color = gray, effect = { discard(upgrade(opposing)) } }

event "Toy Demolition" { id = "TOY-141", cost = 0, color = gray, effect = { discard(support(opposing)) } }

event "Toy Sentry Duty" { id = "TOY-143", cost = 0, color = gray,
  effect = { grant{guardian, to = character(yours), lasting = next_turn} } }

event "Toy Stipend" { id = "TOY-144", cost = 0, color = gray,
  effect = { later{takes_action{by = opponent}, gain{1, by = opponent}, lasting = next_turn} } }
