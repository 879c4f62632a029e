-- Awakenings: events.

event "The Best Defense..." { id = "AW-75", cost = 1, color = red, affiliation = villain,
  effect = { deal(3, character(yours, of_color(red))), and_then(up_to(2, die(opposing), remove(it))) } }

event "Enrage" { id = "AW-81", cost = 0, color = blue, affiliation = villain,
  effect = { deal(1, character(yours, of_color(blue))), and_then(gain(1)) } }

event "Intimidate" { id = "AW-84", cost = 0, color = blue, affiliation = villain,
  effect = { remove_all_shields(character) } }

event "Nowhere to Run" { id = "AW-91", cost = 2, color = gray, affiliation = villain,
  effect = { each(die(yours, showing(blank)), turn(it)) } }

event "Heroism" { id = "AW-117", cost = 0, color = blue, affiliation = hero,
  effect = { deal_value(die(opposing, showing_damage), character(yours, unique_one)), and_then(remove(it)) } }

event "Daring Escape" { id = "AW-126", cost = 2, color = gray, affiliation = hero, keywords = { ambush },
  effect = { up_to(16, die(opposing), reroll(it)), each(die(opposing, showing(blank)), remove(it)) } }

event "Draw Attention" { id = "AW-128", cost = 0, color = yellow, affiliation = hero,
  effect = { move_damage(2, character(yours, damaged), character(yours, another)) } }

event "Let The Wookiee Win" { id = "AW-130", cost = 1, color = yellow, affiliation = hero,
  effect = { opponent_either(deal(2, opponent_chooses(character(opposing, exhausted_one))), lose_dice(2, opponent)) } }

event "Disturbance in the Force" { id = "AW-146", cost = 1, color = blue, effect = { each(die, reroll(it)) } }

event "Use The Force" { id = "AW-149", cost = 1, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), turn(die)) } }

event "Aim" { id = "AW-151", cost = 1, color = gray, effect = { turn(die(yours), ranged_side) } }

event "Block" { id = "AW-153", cost = 2, color = gray, effect = { each(die(opposing, showing(melee)), remove(it)) } }

event "Close Quarters Assault" { id = "AW-154", cost = 0, color = gray,
  effect = { discard_random(count(die(yours, showing(melee))), opponent) } }

event "Dodge" { id = "AW-155", cost = 2, color = gray, effect = { each(die(opposing, showing(ranged)), remove(it)) } }

event "Flank" { id = "AW-156", cost = 1, color = gray,
  restriction = { only_with_more_ready() },
  effect = { remove(die(opposing)) } }

event "Take Cover" { id = "AW-157", cost = 0, color = gray, effect = { give_shields(1, character) } }

event "Unpredictable" { id = "AW-162", cost = 0, color = yellow, keywords = { ambush }, effect = { reroll(die) } }
