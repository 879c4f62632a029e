-- Awakenings: events.

event "Cannon Fodder" { id = "AW-68", cost = 0, color = red, affiliation = villain,
  effect = { choose(die(opposing, showing(damage))), deal(value(it), character(yours, except(unique_one))), and_then(remove(it)) } }

event "Closing the Net" { id = "AW-69", cost = 1, color = red, affiliation = villain,
  effect = { remove{n_of(1, die(opposing)), by = opponent}, may(put(this, deck_bottom)) } }

event "Endless Ranks" { id = "AW-70", cost = 5, color = red, affiliation = villain,
  effect = { put(defeated_character(yours, except(unique_one), of_color(red)), into_play) } }

event "Occupation" { id = "AW-71", cost = 2, color = red, affiliation = villain,
  restriction = { control_battlefield() },
  effect = { lose{all, by = opponent} } }

event "Probe" { id = "AW-72", cost = 0, color = red, affiliation = villain,
  effect = { each(random(2, card_in_hand(opposing)), look(it), when(is(it, of_type(event)), discard(it))) } }

event "Sweep the Area" { id = "AW-73", cost = 0, color = red, affiliation = villain,
  effect = { reroll(n_of(count(character(yours, of_color(red), ready_one)), die(opposing))) } }

event "Tactical Mastery" { id = "AW-74", cost = 1, color = red, affiliation = villain,
  effect = { when(spot(character(yours, of_color(red))), act(2)) } }

event "The Best Defense..." { id = "AW-75", cost = 1, color = red, affiliation = villain,
  effect = { deal(3, character(yours, of_color(red))), and_then(each(up_to(2, die(opposing)), remove(it))) } }

event "Abandon All Hope" { id = "AW-79", cost = 2, color = blue, affiliation = villain,
  effect = { either{lose{all, by = opponent}, discard(all(card_in_hand(opposing))), by = opponent} } }

event "Boundless Ambition" { id = "AW-80", cost = 1, color = blue, affiliation = villain, effect = { draw(hand_size(you) - count(card_in_hand(yours))) } }

event "Enrage" { id = "AW-81", cost = 0, color = blue, affiliation = villain,
  effect = { deal(1, character(yours, of_color(blue))), and_then(gain(1)) } }

event "Feel Your Anger" { id = "AW-82", cost = 1, color = blue, affiliation = villain,
  effect = { remove(n_of(count(die(opposing, showing(blank))), die(opposing))) } }

event "Force Strike" { id = "AW-83", cost = 1, color = blue, affiliation = villain,
  effect = { turn(die(yours, of_color(blue)), melee_side), and_then(may(resolve(it))) } }

event "Intimidate" { id = "AW-84", cost = 0, color = blue, affiliation = villain,
  effect = { take_off(all, shield, character) } }

event "Isolation" { id = "AW-85", cost = 1, color = blue, affiliation = villain,
  effect = { when(spot(character(yours, of_color(blue))), remove(die(of_type(character)))) } }

event "No Mercy" { id = "AW-86", cost = 2, color = blue, affiliation = villain,
  effect = { each(any(card_in_hand(yours, of_color(blue))), discard(it)), resolve{die(yours, showing(damage)), more = result} } }

event "Pulling the Strings" { id = "AW-87", cost = 0, color = blue, affiliation = villain,
  effect = { arrange_deck(3) } }

event "Nowhere to Run" { id = "AW-91", cost = 2, color = gray, affiliation = villain,
  effect = { each(die(yours, showing(blank)), turn(it)) } }

event "Ace in the Hole" { id = "AW-92", cost = 0, color = yellow, affiliation = villain,
  effect = { discard(card_in_hand(yours, of_color(yellow), of_type(upgrade))), and_then(roll{of = it}) } }

event "Armed to the Teeth" { id = "AW-93", cost = 0, color = yellow, affiliation = villain,
  effect = { choose(character(yours, of_color(yellow))), each(any(upgrade(on(it))), discard(it)),
    and_then(deal(result, character)) } }

event "Confiscation" { id = "AW-94", cost = 0, color = yellow, affiliation = villain,
  effect = { choose(upgrade(opposing)), spend(cost(it)), and_then(put(it, hand)) } }

event "Fight Dirty" { id = "AW-95", cost = 1, color = yellow, affiliation = villain,
  effect = { each(any(die(yours, of_color(yellow))), remove(it)), and_then(deal(result, character)) } }

event "Go for the Kill" { id = "AW-96", cost = 0, color = yellow, affiliation = villain,
  effect = { resolve{die(yours, showing(ranged)), unblockable = yes} } }

event "He Doesn't Like You" { id = "AW-97", cost = 0, color = yellow, affiliation = villain,
  effect = { remove(die(yours)), and_then(remove(die(opposing))) } }

event "Lying in Wait" { id = "AW-98", cost = 1, color = yellow, affiliation = villain,
  effect = { discard{n_of(count(card_in_hand(opposing)) - count(card_in_hand(yours)), card_in_hand(opposing)), by = opponent} } }

event "Commando Raid" { id = "AW-103", cost = 1, color = red, affiliation = hero,
  effect = { resolve{die(yours, of_color(red), showing(discard_side)), more = 2}, and_then(draw(1)) } }

event "Defensive Position" { id = "AW-104", cost = 1, color = red, affiliation = hero,
  restriction = { control_battlefield() },
  effect = { each(die(opposing, at_least(value, 2)), remove(it)) } }

event "Field Medic" { id = "AW-105", cost = 1, color = red, affiliation = hero, effect = { heal(2, character) } }

event "Hit and Run" { id = "AW-106", cost = 0, color = red, affiliation = hero,
  keywords = { ambush },
  effect = { activate(character(yours, of_color(red))) } }

event "It's a Trap!" { id = "AW-107", cost = 1, color = red, affiliation = hero, keywords = { ambush },
  effect = { choose{die(opposing, showing_symbol), name = "first die"},
    and_then(each(any(die(yours, of_color(red))), turn{it, like = the("first die")})) },
  errata = { since = "2018-11-27", keywords = {}, effect = { choose{die(opposing, showing_symbol), name = "first die"},
    and_then(each(up_to(2, die(yours, of_color(red))), turn{it, like = the("first die")})) } } }

event "Natural Talent" { id = "AW-108", cost = 1, color = red, affiliation = hero,
  effect = { resolve{die(yours), more = 1} } }

event "Rearm" { id = "AW-109", cost = 0, color = red, affiliation = hero,
  effect = { play{discarded(yours, of_color(red), of_type(upgrade)), less = 1} } }

event "Retreat" { id = "AW-110", cost = 2, color = red, affiliation = hero, effect = { act{by = opponent, last = yes} } }

event "Strategic Planning" { id = "AW-111", cost = 1, color = red, affiliation = hero,
  effect = { either(ready(support), exhaust(support)) },
  errata = { since = "2018-11-27", effect = { either(ready(support(without_mods)), exhaust(support)) } } }

event "Surgical Strike" { id = "AW-112", cost = 1, color = red, affiliation = hero,
  effect = { each(any(die(yours, of_color(red), showing(ranged))), remove{it, more = 1}),
    and_then(discard(support(at_most(cost, total)))) } }

event "Anticipate" { id = "AW-114", cost = 2, color = blue, affiliation = hero,
  effect = { resolve_any{by = opponent, remove_rest = yes} } }

event "Defensive Stance" { id = "AW-115", cost = 1, color = blue, affiliation = hero,
  effect = { shield(2, character) } }

event "Force Misdirection" { id = "AW-116", cost = 1, color = blue, affiliation = hero,
  effect = { choose(die(yours, of_color(blue), showing_symbol)),
    and_then(each(die(opposing, like(it)), remove(it))) } }

event "Heroism" { id = "AW-117", cost = 0, color = blue, affiliation = hero,
  effect = { choose(die(opposing, showing(damage))), deal(value(it), character(yours, unique_one)), and_then(remove(it)) } }

event "Noble Sacrifice" { id = "AW-118", cost = 0, color = blue, affiliation = hero,
  effect = { defeat(character(yours, of_color(blue))), and_then(exhaust(character)) } }

event "Patience" { id = "AW-119", cost = 1, color = blue, affiliation = hero,
  effect = { each(any(die(yours)), remove(it)), and_then(discard(top(result, card_in_deck(opposing)))) } }

event "Return of the Jedi" { id = "AW-120", cost = 1, color = blue, affiliation = hero,
  effect = { put(discarded(yours, of_color(blue), of_type(event)), hand) } }

event "Riposte" { id = "AW-121", cost = 0, color = blue, affiliation = hero,
  effect = { take_off(any, shield, character(yours)), and_then(deal(result, character)) } }

event "Willpower" { id = "AW-122", cost = 1, color = blue, affiliation = hero,
  effect = { move(1, damage, character(yours, exhausted_one, damaged), character(opposing, exhausted_one)) } }

event "Daring Escape" { id = "AW-126", cost = 2, color = gray, affiliation = hero,
  keywords = { ambush },
  effect = { each(any(die(opposing)), reroll(it)), each(die(opposing, showing(blank)), remove(it)) } }

event "Don't Get Cocky" { id = "AW-127", cost = 0, color = yellow, affiliation = hero,
  effect = { draw{2, by = each_player} } }

event "Draw Attention" { id = "AW-128", cost = 0, color = yellow, affiliation = hero,
  effect = { move{2, damage, character(yours, damaged), character(yours, another), up_to = yes} } }

event "Hyperspace Jump" { id = "AW-129", cost = 3, color = yellow, affiliation = hero,
  effect = { end_phase(), may(switch(spare_battlefield, battlefield)) },
  errata = { since = "2018-11-27",
    effect = { end_phase(), may(switch(spare_battlefield, battlefield)), put(this, aside) } } }

event "Let The Wookiee Win" { id = "AW-130", cost = 1, color = yellow, affiliation = hero,
  effect = { either{deal{2, character(opposing, exhausted_one), by = opponent}, remove{n_of(2, die(opposing)), by = opponent}, by = opponent} } }

event "Negotiate" { id = "AW-131", cost = 1, color = yellow, affiliation = hero,
  effect = { remove(die(yours, of_type(character))), and_then(remove{n_of(2, die(opposing)), by = opponent}) } }

event "Scavenge" { id = "AW-132", cost = 0, color = yellow, affiliation = hero,
  effect = { discard(top(3, card_in_deck(yours))), and_then(may(put(discarded(yours, one_of(of_type(upgrade), of_type(support))), hand))) } }

event "Shoot First" { id = "AW-133", cost = 1, color = yellow, affiliation = hero,
  keywords = { ambush },
  effect = { resolve(die(yours, of_color(yellow), showing(ranged))), and_then(remove(die(opposing, showing(ranged)))) } }

event "Smuggling" { id = "AW-134", cost = 0, color = yellow, affiliation = hero,
  effect = { when(spot(character(yours, of_color(yellow))), discard(card_in_hand(yours)), and_then(gain(1))) } }

event "Award Ceremony" { id = "AW-138", cost = 1, color = red,
  effect = { when(spot(character(yours, of_color(red))), draw(count(character(yours, exhausted_one)))) },
  errata = { since = "2018-11-27", effect = { when(spot(character(yours, of_color(red))),
    draw(count(character(yours, exhausted_one))), put(n_of(count(character(yours, exhausted_one)), card_in_hand(yours)), aside)) } } }

event "Dug in" { id = "AW-139", cost = 1, color = red,
  restriction = { control_battlefield() },
  effect = { shield{3, you, split = yes} } }

event "Firepower" { id = "AW-140", cost = 1, color = red,
  effect = { choose(die(yours, of_color(red), showing(ranged))), resolve{it, more = or_if(1, 2, is(it, vehicle))} } }

event "Leadership" { id = "AW-141", cost = 1, color = red,
  effect = { exhaust(character(yours, unique_one, of_color(red), ready_one)), and_then(ready(character(another))) } }

event "Logistics" { id = "AW-142", cost = 0, color = red,
  effect = { when(spot(character(yours, of_color(red))), resolve{die(yours, showing(resource)), more = 1}) } }

event "Squad Tactics" { id = "AW-143", cost = 0, color = red,
  effect = { activate{any(character(yours, except(unique_one), ready_one)), together = yes} } }

event "Deflect" { id = "AW-145", cost = 1, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), remove(die(showing(ranged))),
    and_then(deal(half(value_shown()), character))) } }

event "Disturbance in the Force" { id = "AW-146", cost = 1, color = blue, effect = { each(die, reroll(it)) } }

event "Mind Trick" { id = "AW-147", cost = 2, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), choose{any(die(opposing)), by = opponent}, either(remove(them), remove(rest))) } }

event "The Power of the Force" { id = "AW-148", cost = 1, color = blue,
  effect = { resolve{die(yours), value = count(upgrade(yours, of_color(blue)))} } }

event "Use The Force" { id = "AW-149", cost = 1, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), turn(die)) } }

event "Aim" { id = "AW-151", cost = 1, color = gray, effect = { turn(die(yours), ranged_side) } }

event "All In" { id = "AW-152", cost = 1, color = gray, effect = { resolve_any() } }

event "Block" { id = "AW-153", cost = 2, color = gray, effect = { each(die(opposing, showing(melee)), remove(it)) } }

event "Close Quarters Assault" { id = "AW-154", cost = 0, color = gray,
  effect = { discard(random(count(die(yours, showing(melee))), card_in_hand(opposing))) } }

event "Dodge" { id = "AW-155", cost = 2, color = gray, effect = { each(die(opposing, showing(ranged)), remove(it)) } }

event "Flank" { id = "AW-156", cost = 1, color = gray,
  restriction = { exists(character(of_less_ready)) },
  effect = { remove(die(of_less_ready)) } }

event "Take Cover" { id = "AW-157", cost = 0, color = gray, effect = { shield(1, character) } }

event "Disarm" { id = "AW-158", cost = 1, color = yellow,
  effect = { remove(die(yours, showing(damage))),
    and_then(discard(upgrade(one_of(weapon, equipment), at_most(cost, total)))) } }

event "Electroshock" { id = "AW-159", cost = 1, color = yellow,
  effect = { when(spot(character(yours, of_color(yellow))), remove(die(at_most(value, 2)))) } }

event "Reversal" { id = "AW-160", cost = 3, color = yellow,
  effect = { when(spot(character(yours, of_color(yellow))), remove(die(showing(damage))),
    and_then(deal(value_shown(), character))) } }

event "Scramble" { id = "AW-161", cost = 0, color = yellow,
  effect = { when(spot(character(yours, of_color(yellow))), each(die(opposing), reroll(it))) } }

event "Unpredictable" { id = "AW-162", cost = 0, color = yellow, keywords = { ambush }, effect = { reroll(die) } }
