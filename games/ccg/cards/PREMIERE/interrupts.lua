-- Premiere: the Interrupts of the introductory two-player game.

-- Dark Side
interrupt "Collateral Damage" { id = "1_237", side = dark, destiny = 4, kind = lost,
  response = { battle_initiated(), when(at_a_site()), when(at_least(count(character(opposing, at_battle)), 2)), when(exists(weapon_card(opposing, at_battle))),
    draw_destiny(), when(less(total_destiny(), count(character(opposing, at_battle))), lose{character(opposing, at_battle), by = opponent}) } }
interrupt "Counter Assault" { id = "1_238", side = dark, destiny = 3, kind = lost,
  response = { drain_initiated(), when(by(opponent)), cost(use(1)), cancel(subject), draw_destiny(count(combatant(opposing, there, outside))), when(more(total_destiny(), opposing_power()), lose_force{total_destiny() - opposing_power(), by = opponent}), otherwise(when(less(total_destiny(), opposing_power()), lose_force(opposing_power() - total_destiny()))) } }
interrupt "Imperial Barrier" { id = "1_249", side = dark, destiny = 4, kind = used,
  response = { deployed(character_or_starship(opposing)), cost(use(1)), make(barred, subject) } }
interrupt "Imperial Reinforcements" { id = "1_251", side = dark, destiny = 4, kind = lost,
  play = { when(more(count(character_or_starship(opposing)), count(character_or_starship(yours)))),
    cost(use(1)), draw_destiny(), retrieve{result, kind = stormtrooper, or_kind = tie_ln_ship} } }
interrupt "It's Worse" { id = "1_252", side = dark, destiny = 6, kind = lost,
  response = {
    { played(interrupt_card(titled("It Could Be Worse"))), cost(use(any_amount)), cancel(subject), change{loss, result, of = opponent} },
    { lost_to_damage(), when(by(opponent)), change{battle_damage, 1, of = opponent} } } }
interrupt "Kintan Strider" { id = "1_254", side = dark, destiny = 3, kind = lost, traits = { dejarik },
  response = { just_lost(lost_character(opposing)), cost(use(1)), put{top(1, lost_card(yours, character)), to = hand} } }
interrupt "Ommni Box" { id = "1_262", side = dark, destiny = 5, kind = used,
  play = { either(shuffle(reserve_deck, you), shuffle(used_pile, you), shuffle(lost_pile, you), shuffle(reserve_deck, opponent), shuffle(used_pile, opponent), shuffle(lost_pile, opponent)) } }
interrupt "Scanning Crew" { id = "1_266", side = dark, destiny = 3, kind = used,
  play = { cost(use(1)), look(hand, opponent), may(put{hand_card(opposing, loyal(rebel)), to = used_pile}) } }
interrupt "Set For Stun" { id = "1_268", side = dark, destiny = 2, kind = lost,
  play = { cost(choose(character(opposing)), use(2)), draw_destiny(), when(more(total_destiny(), ability(it)), put{it, to = hand, along = yes}) } }
interrupt "Takeel" { id = "1_269", side = dark, destiny = 3, kind = lost,
  response = { destinies_drawn(), when(both_drew_one()), cost(use(1)), exchange(battle_destinies) } }
interrupt "Tusken Scavengers" { id = "1_275", side = dark, destiny = 5, kind = lost,
  play = { cost(use(1)), draw_destiny(), when(less(total_destiny(), count(character(tusken_raider))), may(put{all(used_card(opposing, one_of(vehicle_card, weapon_card, device_card))), to = lost_pile})) } }
interrupt "You Overestimate Their Chances" { id = "1_279", side = dark, destiny = 4, kind = lost,
  response = {
    { battle_initiated(), when(by(opponent)), change{battle_damage, of = loser, times = 3} },
    { played(interrupt_card(titled("Don't Underestimate Our Chances"))), change{battle_damage, of = loser, times = 3} } } }

-- Light Side
interrupt "Don't Underestimate Our Chances" { id = "1_77", side = light, destiny = 4, kind = lost,
  response = {
    { battle_initiated(), when(by(opponent)), change{battle_damage, of = loser, times = 3} },
    { played(interrupt_card(titled("You Overestimate Their Chances"))), change{battle_damage, of = loser, times = 3} } } }
interrupt "Friendly Fire" { id = "1_80", side = light, destiny = 4, kind = lost,
  response = { battle_initiated(), when(at_a_site()), when(at_least(count(character(opposing, at_battle)), 2)), when(exists(weapon_card(opposing, at_battle))),
    draw_destiny(), when(less(total_destiny(), count(character(opposing, at_battle))), lose{character(opposing, at_battle), by = opponent}) } }
interrupt "Han's Dice" { id = "1_84", side = light, destiny = 3, kind = used,
  response = { destiny_drawn(), when(battle_destiny()), when(by(you)), when(exists(character(yours, more(ability, 2), in_battle))), cost(use(1)), cancel{draw, redraw = yes} } }
interrupt "I've Got A Bad Feeling About This" { id = "1_91", side = light, destiny = 4, kind = used,
  response = { battle_initiated(), when(by(you)), when(weaker_there()),
    change{battle_damage, times = or_if(2, 3, exists(character(persona_of("Han"), at_battle, outside))), of = opponent} } }
interrupt "It Could Be Worse" { id = "1_90", side = light, destiny = 4, kind = used,
  response = { must_lose_force(), when(by(you)), cost(use(up_to_loss)), change{loss, -result, of = you} },
  play_in_damage_segment = { when(damage_pending()), cost(use(up_to_loss)), change{loss, -result, of = you} } }
interrupt "Narrow Escape" { id = "1_98", side = light, destiny = 5, kind = used,
  response = { battle_initiated(), when(by(opponent)), when(at_a_site()), when(exists(character(yours, loyal(rebel), more(ability, 2), at_battle, outside))), move(all_there, away) } }
interrupt "Old Ben" { id = "1_100", side = light, destiny = 3, kind = lost,
  response = { forfeited(lost_character(yours, except(persona_of("Obi-Wan")))), when(from_site_on("Tatooine")), cost(use(1)), put{subject, at = object} } }
interrupt "Rebel Barrier" { id = "1_105", side = light, destiny = 4, kind = used,
  response = { deployed(character_or_starship(opposing)), cost(use(1)), make(barred, subject) } }
interrupt "Rebel Reinforcements" { id = "1_106", side = light, destiny = 4, kind = lost,
  play = { when(more(count(character_or_starship(opposing)), count(character_or_starship(yours)))),
    cost(use(1)), draw_destiny(), retrieve{result, upto = yes, kind = rebel_trooper, or_kind = y_wing_ship} } }
interrupt "Surprise Assault" { id = "1_113", side = light, destiny = 3, kind = lost,
  response = { drain_initiated(), when(by(opponent)), cost(use(1)), cancel(subject), draw_destiny(count(combatant(opposing, there, outside))), when(more(total_destiny(), opposing_power()), lose_force{total_destiny() - opposing_power(), by = opponent}), otherwise(when(less(total_destiny(), opposing_power()), lose_force(opposing_power() - total_destiny()))) } }
interrupt "The Bith Shuffle" { id = "1_115", side = light, destiny = 5, kind = used,
  play = { either(shuffle(reserve_deck, you), shuffle(used_pile, you), shuffle(lost_pile, you), shuffle(reserve_deck, opponent), shuffle(used_pile, opponent), shuffle(lost_pile, opponent)) } }
interrupt "We're Doomed" { id = "1_120", side = light, destiny = 5, kind = used,
  play = { when(during(control_phase)), when(no(your_turn())), when(less(life_force(), 15)),
    when(no(exists(character(one_of(persona_of("R2-D2"), persona_of("C-3PO"))))), change{force_loss, times = half_up, of = you, lasting = turn}),
    when(exists(character(one_of(persona_of("R2-D2"), persona_of("C-3PO")))), change{force_loss, times = half_down, of = you, lasting = turn}) } }
