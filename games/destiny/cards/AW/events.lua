-- Awakenings: events.

event "Cannon Fodder" { id = "AW-68", cost = 0, color = red, affiliation = villain,
  effect = { deal_value(die(opposing, showing_damage), character(yours, except(unique_one))), and_then(remove(it)) } }

event "Closing the Net" { id = "AW-69", cost = 1, color = red, affiliation = villain,
  effect = { lose_dice(1, opponent), may(put_on_bottom(this)) } }

event "Endless Ranks" { id = "AW-70", cost = 5, color = red, affiliation = villain,
  effect = { revive(defeated_character(yours, except(unique_one), of_color(red))) } }

event "Occupation" { id = "AW-71", cost = 2, color = red, affiliation = villain,
  restriction = { only_with_battlefield() },
  effect = { lose_all(opponent) } }

event "Probe" { id = "AW-72", cost = 0, color = red, affiliation = villain,
  effect = { probe(2, an_event, opponent) } }

event "Sweep the Area" { id = "AW-73", cost = 0, color = red, affiliation = villain,
  effect = { reroll_some(count(character(yours, of_color(red), ready_one)), opponent) } }

event "Tactical Mastery" { id = "AW-74", cost = 1, color = red, affiliation = villain,
  effect = { when(spot(character(yours, of_color(red))), take_actions(2, you)) } }

event "The Best Defense..." { id = "AW-75", cost = 1, color = red, affiliation = villain,
  effect = { deal(3, character(yours, of_color(red))), and_then(up_to(2, die(opposing), remove(it))) } }

event "Abandon All Hope" { id = "AW-79", cost = 2, color = blue, affiliation = villain,
  effect = { opponent_either(lose_all(opponent), discard_hand(opponent)) } }

event "Boundless Ambition" { id = "AW-80", cost = 1, color = blue, affiliation = villain, effect = { draw_up() } }

event "Enrage" { id = "AW-81", cost = 0, color = blue, affiliation = villain,
  effect = { deal(1, character(yours, of_color(blue))), and_then(gain(1)) } }

event "Feel Your Anger" { id = "AW-82", cost = 1, color = blue, affiliation = villain,
  effect = { remove_some(count(die(opposing, showing(blank))), opponent) } }

event "Force Strike" { id = "AW-83", cost = 1, color = blue, affiliation = villain,
  effect = { turn(die(yours, of_color(blue)), melee_side), and_then(may(resolve(it))) } }

event "Intimidate" { id = "AW-84", cost = 0, color = blue, affiliation = villain,
  effect = { remove_all_shields(character) } }

event "Isolation" { id = "AW-85", cost = 1, color = blue, affiliation = villain,
  effect = { when(spot(character(yours, of_color(blue))), remove(die(of_character))) } }

event "No Mercy" { id = "AW-86", cost = 2, color = blue, affiliation = villain,
  effect = { up_to(16, card_in_hand(yours, of_color(blue)), discard(it)), resolve_more(die(yours, showing_damage), result) } }

event "Pulling the Strings" { id = "AW-87", cost = 0, color = blue, affiliation = villain,
  effect = { arrange_deck(3) } }

event "Nowhere to Run" { id = "AW-91", cost = 2, color = gray, affiliation = villain,
  effect = { each(die(yours, showing(blank)), turn(it)) } }

event "Ace in the Hole" { id = "AW-92", cost = 0, color = yellow, affiliation = villain,
  effect = { discard(card_in_hand(yours, of_color(yellow), of_type(an_upgrade))), and_then(roll_in_from_aside(it)) } }

event "Armed to the Teeth" { id = "AW-93", cost = 0, color = yellow, affiliation = villain,
  effect = { choose(character(yours, of_color(yellow))), up_to(16, upgrade(on_it), discard(it)),
    and_then(deal(result, character)) } }

event "Confiscation" { id = "AW-94", cost = 0, color = yellow, affiliation = villain,
  effect = { choose(upgrade(opposing)), spend(cost_of(it)), and_then(return_to_hand(it)) } }

event "Fight Dirty" { id = "AW-95", cost = 1, color = yellow, affiliation = villain,
  effect = { up_to(16, die(yours, of_color(yellow)), remove(it)), and_then(deal(result, character)) } }

event "Go for the Kill" { id = "AW-96", cost = 0, color = yellow, affiliation = villain,
  effect = { resolve_unblockable(die(yours, showing(ranged))) } }

event "He Doesn't Like You" { id = "AW-97", cost = 0, color = yellow, affiliation = villain,
  effect = { remove(die(yours)), and_then(remove(die(opposing))) } }

event "Lying in Wait" { id = "AW-98", cost = 1, color = yellow, affiliation = villain,
  effect = { discard_down(count(card_in_hand(yours)), opponent) } }

event "Commando Raid" { id = "AW-103", cost = 1, color = red, affiliation = hero,
  effect = { resolve_more(die(yours, of_color(red), showing(discard_side)), 2), and_then(draw(1)) } }

event "Defensive Position" { id = "AW-104", cost = 1, color = red, affiliation = hero,
  restriction = { only_with_battlefield() },
  effect = { each(die(opposing, worth_at_least(2)), remove(it)) } }

event "Field Medic" { id = "AW-105", cost = 1, color = red, affiliation = hero, effect = { heal(2, character) } }

event "Hit and Run" { id = "AW-106", cost = 0, color = red, affiliation = hero,
  keywords = { ambush },
  effect = { activate(character(yours, of_color(red))) } }

event "It's a Trap!" { id = "AW-107", cost = 1, color = red, affiliation = hero, keywords = { ambush },
  effect = { note_symbol(die(opposing, showing_symbol)),
    and_then(up_to(16, die(yours, of_color(red)), turn(it, noted_side))) },
  errata = { since = "2018-11-27", keywords = {}, effect = { note_symbol(die(opposing, showing_symbol)),
    and_then(up_to(2, die(yours, of_color(red)), turn(it, noted_side))) } } }

event "Natural Talent" { id = "AW-108", cost = 1, color = red, affiliation = hero,
  effect = { resolve_more(die(yours), 1) } }

event "Rearm" { id = "AW-109", cost = 0, color = red, affiliation = hero,
  effect = { play_for_less(1, discarded(yours, of_color(red), of_type(an_upgrade))) } }

event "Retreat" { id = "AW-110", cost = 2, color = red, affiliation = hero, effect = { last_action(opponent) } }

event "Strategic Planning" { id = "AW-111", cost = 1, color = red, affiliation = hero,
  effect = { either(ready(support), exhaust(support)) },
  errata = { since = "2018-11-27", effect = { either(ready(support(without_mods)), exhaust(support)) } } }

event "Surgical Strike" { id = "AW-112", cost = 1, color = red, affiliation = hero,
  effect = { up_to(16, die(yours, of_color(red), showing(ranged)), remove_raised(it, 1)),
    and_then(discard(support(cost_within_total))) } }

event "Anticipate" { id = "AW-114", cost = 2, color = blue, affiliation = hero,
  effect = { resolve_or_lose(opponent) } }

event "Defensive Stance" { id = "AW-115", cost = 1, color = blue, affiliation = hero,
  effect = { give_shields(2, character) } }

event "Force Misdirection" { id = "AW-116", cost = 1, color = blue, affiliation = hero,
  effect = { note_symbol(die(yours, of_color(blue), showing_symbol)),
    and_then(each(die(opposing, showing_noted), remove(it))) } }

event "Heroism" { id = "AW-117", cost = 0, color = blue, affiliation = hero,
  effect = { deal_value(die(opposing, showing_damage), character(yours, unique_one)), and_then(remove(it)) } }

event "Noble Sacrifice" { id = "AW-118", cost = 0, color = blue, affiliation = hero,
  effect = { defeat(character(yours, of_color(blue))), and_then(exhaust(character)) } }

event "Patience" { id = "AW-119", cost = 1, color = blue, affiliation = hero,
  effect = { up_to(16, die(yours), remove(it)), and_then(mill(result, opponent)) } }

event "Return of the Jedi" { id = "AW-120", cost = 1, color = blue, affiliation = hero,
  effect = { take_back(discarded(yours, of_color(blue), of_type(an_event))) } }

event "Riposte" { id = "AW-121", cost = 0, color = blue, affiliation = hero,
  effect = { remove_any_shields(character(yours)), and_then(deal(result, character)) } }

event "Willpower" { id = "AW-122", cost = 1, color = blue, affiliation = hero,
  effect = { shift_damage(1, character(yours, exhausted_one, damaged), character(opposing, exhausted_one)) } }

event "Daring Escape" { id = "AW-126", cost = 2, color = gray, affiliation = hero,
  keywords = { ambush },
  effect = { up_to(16, die(opposing), reroll(it)), each(die(opposing, showing(blank)), remove(it)) } }

event "Don't Get Cocky" { id = "AW-127", cost = 0, color = yellow, affiliation = hero,
  effect = { everybody_draws(2) } }

event "Draw Attention" { id = "AW-128", cost = 0, color = yellow, affiliation = hero,
  effect = { move_damage(2, character(yours, damaged), character(yours, another)) } }

event "Hyperspace Jump" { id = "AW-129", cost = 3, color = yellow, affiliation = hero,
  effect = { end_action_phase(), may(swap_battlefield(spare_battlefield)) },
  errata = { since = "2018-11-27",
    effect = { end_action_phase(), may(swap_battlefield(spare_battlefield)), set_aside(this) } } }

event "Let The Wookiee Win" { id = "AW-130", cost = 1, color = yellow, affiliation = hero,
  effect = { opponent_either(deal(2, opponent_chooses(character(opposing, exhausted_one))), lose_dice(2, opponent)) } }

event "Negotiate" { id = "AW-131", cost = 1, color = yellow, affiliation = hero,
  effect = { remove(die(yours, of_character)), and_then(lose_dice(2, opponent)) } }

event "Scavenge" { id = "AW-132", cost = 0, color = yellow, affiliation = hero,
  effect = { discard_top(3), and_then(may(take_back(discarded(yours, one_of(of_type(an_upgrade), of_type(a_support)))))) } }

event "Shoot First" { id = "AW-133", cost = 1, color = yellow, affiliation = hero,
  keywords = { ambush },
  effect = { resolve(die(yours, of_color(yellow), showing(ranged))), and_then(remove(die(opposing, showing(ranged)))) } }

event "Smuggling" { id = "AW-134", cost = 0, color = yellow, affiliation = hero,
  effect = { when(spot(character(yours, of_color(yellow))), discard(card_in_hand(yours)), and_then(gain(1))) } }

event "Award Ceremony" { id = "AW-138", cost = 1, color = red,
  effect = { when(spot(character(yours, of_color(red))), draw(count(character(yours, exhausted_one)))) },
  errata = { since = "2018-11-27", effect = { when(spot(character(yours, of_color(red))),
    draw(count(character(yours, exhausted_one))), set_hand_aside(count(character(yours, exhausted_one)))) } } }

event "Dug in" { id = "AW-139", cost = 1, color = red,
  restriction = { only_with_battlefield() },
  effect = { distribute_shields(3) } }

event "Firepower" { id = "AW-140", cost = 1, color = red,
  effect = { choose(die(yours, of_color(red), showing(ranged))), when(is_of(it, vehicle), resolve_more(it, 2)),
    when(is_not_of(it, vehicle), resolve_more(it, 1)) } }

event "Leadership" { id = "AW-141", cost = 1, color = red,
  effect = { exhaust(character(yours, unique_one, of_color(red), ready_one)), and_then(ready(character(another))) } }

event "Logistics" { id = "AW-142", cost = 0, color = red,
  effect = { when(spot(character(yours, of_color(red))), resolve_more(die(yours, showing(resource)), 1)) } }

event "Squad Tactics" { id = "AW-143", cost = 0, color = red,
  effect = { activate_together() } }

event "Deflect" { id = "AW-145", cost = 1, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), remove(die(showing(ranged))),
    and_then(deal(half_value_shown(), character))) } }

event "Disturbance in the Force" { id = "AW-146", cost = 1, color = blue, effect = { each(die, reroll(it)) } }

event "Mind Trick" { id = "AW-147", cost = 2, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), split_and_remove(opponent)) } }

event "The Power of the Force" { id = "AW-148", cost = 1, color = blue,
  effect = { resolve_as(die(yours), count(upgrade(yours, of_color(blue)))) } }

event "Use The Force" { id = "AW-149", cost = 1, color = blue,
  effect = { when(spot(character(yours, of_color(blue))), turn(die)) } }

event "Aim" { id = "AW-151", cost = 1, color = gray, effect = { turn(die(yours), ranged_side) } }

event "All In" { id = "AW-152", cost = 1, color = gray, effect = { resolve_any() } }

event "Block" { id = "AW-153", cost = 2, color = gray, effect = { each(die(opposing, showing(melee)), remove(it)) } }

event "Close Quarters Assault" { id = "AW-154", cost = 0, color = gray,
  effect = { discard_random(count(die(yours, showing(melee))), opponent) } }

event "Dodge" { id = "AW-155", cost = 2, color = gray, effect = { each(die(opposing, showing(ranged)), remove(it)) } }

event "Flank" { id = "AW-156", cost = 1, color = gray,
  restriction = { only_with_more_ready() },
  effect = { remove(die(of_less_ready)) } }

event "Take Cover" { id = "AW-157", cost = 0, color = gray, effect = { give_shields(1, character) } }

event "Disarm" { id = "AW-158", cost = 1, color = yellow,
  effect = { remove(die(yours, showing_damage)),
    and_then(discard(upgrade(one_of(of_subtype(weapon), of_subtype(equipment)), cost_within_value))) } }

event "Electroshock" { id = "AW-159", cost = 1, color = yellow,
  effect = { when(spot(character(yours, of_color(yellow))), remove(die(worth_at_most(2)))) } }

event "Reversal" { id = "AW-160", cost = 3, color = yellow,
  effect = { when(spot(character(yours, of_color(yellow))), remove(die(showing_damage)),
    and_then(deal(value_shown(), character))) } }

event "Scramble" { id = "AW-161", cost = 0, color = yellow,
  effect = { when(spot(character(yours, of_color(yellow))), each(die(opposing), reroll(it))) } }

event "Unpredictable" { id = "AW-162", cost = 0, color = yellow, keywords = { ambush }, effect = { reroll(die) } }
