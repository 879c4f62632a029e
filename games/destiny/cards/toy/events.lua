-- Invented events.

event "Toy Strike" { id = "TOY-51", cost = 0, color = red, effect = { deal(2, character(opposing)) } }

event "Toy Squad Orders" { id = "TOY-52", cost = 1, color = red,
  effect = { up_to(2, character(yours, ready_one), activate(it)) } }

event "Toy Scavenge" { id = "TOY-53", cost = 0, color = yellow,
  effect = { discard_top(3), and_then(may(take_back(discarded(yours)))) } }

event "Toy Bounty" { id = "TOY-54", cost = 3, color = yellow,
  effect = { choose(character(opposing)), later(round_ends(), defeat(it)) } }

event "Toy Volley" { id = "TOY-55", cost = 1, color = red, effect = { each(character(opposing), deal(1, it)) } }

event "Toy Feint" { id = "TOY-56", cost = 0, color = blue,
  restriction = { only_if_spotted(character(yours, of_color(blue))) },
  effect = { remove(die(opposing)) } }

event "Toy Haste" { id = "TOY-57", cost = 0, color = gray, keywords = { ambush }, effect = { gain(1) } }

event "Toy Stratagem" { id = "TOY-58", cost = 0, color = gray,
  effect = { deal(1, character(opposing)), play(card_in_hand(yours)) } }

event "Toy Gambit" { id = "TOY-59", cost = 0, color = gray, effect = { resolve(die(yours)) } }

event "Toy Tribute" { id = "TOY-60", cost = 1, color = gray, effect = { lose(3, opponent) } }

event "Toy Execution" { id = "TOY-61", cost = 2, color = red, effect = { defeat(character(opposing)) } }

event "Toy Remedy" { id = "TOY-62", cost = 0, color = blue, effect = { heal(3, character(yours)) } }

event "Toy Backfire" { id = "TOY-63", cost = 0, color = gray, effect = { deal_indirect(2, you) } }

event "Toy Salvage" { id = "TOY-92", cost = 0, color = gray,
  effect = { remove_raised(die(yours), 1), and_then(discard(support(cost_within_total))) } }

event "Toy Roll Call" { id = "TOY-93", cost = 0, color = gray, effect = { heal(1, character(yours, of_subtype(leader))) } }
