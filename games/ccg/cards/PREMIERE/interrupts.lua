-- Premiere: the Interrupts of the introductory two-player game.

-- Dark Side
interrupt "Collateral Damage" { id = "1_237", side = dark, destiny = 4, kind = lost,
  response = { battle_initiated(), when(at_a_site()), when(at_least(count(character(opposing, at_battle)), 2)), when(at_least(count(weapon_card(opposing, at_battle)), 1)),
    draw_destinies(1), when(destiny_less_than(count(character(opposing, at_battle))), lose(opponent_chooses(character(opposing, at_battle)))) } }
interrupt "Counter Assault" { id = "1_238", side = dark, destiny = 3, kind = lost,
  response = { drain_initiated(), when(by(opponent)), cost(use(1)), cancel(subject), draw_destinies(count(combatant(opposing, there, outside))), settle_against(opposing_power()) } }
interrupt "Imperial Barrier" { id = "1_249", side = dark, destiny = 4, kind = used,
  response = { deployed(character_or_starship(opposing)), cost(use(1)), bar(subject) } }
interrupt "Imperial Reinforcements" { id = "1_251", side = dark, destiny = 4, kind = lost,
  play = { when(more_than(count(character_or_starship(opposing)), count(character_or_starship(yours)))),
    cost(use(1)), draw_destiny(), retrieve_kinds(result, stormtrooper, tie_ln_ship) } }
interrupt "It's Worse" { id = "1_252", side = dark, destiny = 6, kind = lost,
  response = {
    { played(interrupt_card(titled("It Could Be Worse"))), cost(use_any()), cancel(subject), raise_loss_by_used() },
    { lost_to_damage(), when(by(opponent)), add_damage(1) } } }
interrupt "Kintan Strider" { id = "1_254", side = dark, destiny = 3, kind = lost, traits = { dejarik },
  response = { just_lost(lost_character(opposing)), cost(use(1)), recover_character() } }
interrupt "Ommni Box" { id = "1_262", side = dark, destiny = 5, kind = used,
  play = { either(shuffle(reserve_deck, you), shuffle(used_pile, you), shuffle(lost_pile, you), shuffle(reserve_deck, opponent), shuffle(used_pile, opponent), shuffle(lost_pile, opponent)) } }
interrupt "Scanning Crew" { id = "1_266", side = dark, destiny = 3, kind = used,
  play = { cost(use(1)), look_at_hand(opponent), may(place_in_used_pile(hand_card(opposing, loyal(rebel)))) } }
interrupt "Set For Stun" { id = "1_268", side = dark, destiny = 2, kind = lost,
  play = { cost(choose(character(opposing)), use(2)), draw_destinies(1), when(destiny_more_than(ability_of(it)), return_with_cards(it)) } }
interrupt "Takeel" { id = "1_269", side = dark, destiny = 3, kind = lost,
  response = { destinies_drawn(), when(both_drew_one()), cost(use(1)), switch_destinies() } }
interrupt "Tusken Scavengers" { id = "1_275", side = dark, destiny = 5, kind = lost,
  play = { cost(use(1)), draw_destinies(1), when(destiny_less_than(count(character(of_species(tusken_raider)))), may(scavenge())) } }
interrupt "You Overestimate Their Chances" { id = "1_279", side = dark, destiny = 4, kind = lost,
  response = {
    { battle_initiated(), when(by(opponent)), multiply_damage(3) },
    { played(interrupt_card(titled("Don't Underestimate Our Chances"))), multiply_damage(3) } } }

-- Light Side
interrupt "Don't Underestimate Our Chances" { id = "1_77", side = light, destiny = 4, kind = lost,
  response = {
    { battle_initiated(), when(by(opponent)), multiply_damage(3) },
    { played(interrupt_card(titled("You Overestimate Their Chances"))), multiply_damage(3) } } }
interrupt "Friendly Fire" { id = "1_80", side = light, destiny = 4, kind = lost,
  response = { battle_initiated(), when(at_a_site()), when(at_least(count(character(opposing, at_battle)), 2)), when(at_least(count(weapon_card(opposing, at_battle)), 1)),
    draw_destinies(1), when(destiny_less_than(count(character(opposing, at_battle))), lose(opponent_chooses(character(opposing, at_battle)))) } }
interrupt "Han's Dice" { id = "1_84", side = light, destiny = 3, kind = used,
  response = { destiny_drawn(), when(battle_destiny()), when(by(you)), when(at_least(count(character(yours, ability_over(2), in_battle)), 1)), cost(use(1)), redraw_destiny() } }
interrupt "I've Got A Bad Feeling About This" { id = "1_91", side = light, destiny = 4, kind = used,
  response = { battle_initiated(), when(by(you)), when(weaker_there()),
    when(fewer_than(count(character(persona_of("Han"), at_battle, outside)), 1), times_if_you_win(2)),
    when(at_least(count(character(persona_of("Han"), at_battle, outside)), 1), times_if_you_win(3)) } }
interrupt "It Could Be Worse" { id = "1_90", side = light, destiny = 4, kind = used,
  response = { must_lose_force(), when(by(you)), cost(use_up_to_loss()), reduce_loss_by_used() },
  play_in_damage_segment = { when(damage_pending()), cost(use_up_to_loss()), reduce_loss_by_used() } }
interrupt "Narrow Escape" { id = "1_98", side = light, destiny = 5, kind = used,
  response = { battle_initiated(), when(by(opponent)), when(at_a_site()), when(at_least(count(character(yours, loyal(rebel), ability_over(2), at_battle, outside)), 1)), move_away_all() } }
interrupt "Old Ben" { id = "1_100", side = light, destiny = 3, kind = lost,
  response = { forfeited(lost_character(yours, except(persona_of("Obi-Wan")))), when(from_site_on("Tatooine")), cost(use(1)), return_to_site() } }
interrupt "Rebel Barrier" { id = "1_105", side = light, destiny = 4, kind = used,
  response = { deployed(character_or_starship(opposing)), cost(use(1)), bar(subject) } }
interrupt "Rebel Reinforcements" { id = "1_106", side = light, destiny = 4, kind = lost,
  play = { when(more_than(count(character_or_starship(opposing)), count(character_or_starship(yours)))),
    cost(use(1)), draw_destiny(), retrieve_up_to_kinds(result, rebel_trooper, y_wing_ship) } }
interrupt "Surprise Assault" { id = "1_113", side = light, destiny = 3, kind = lost,
  response = { drain_initiated(), when(by(opponent)), cost(use(1)), cancel(subject), draw_destinies(count(combatant(opposing, there, outside))), settle_against(opposing_power()) } }
interrupt "The Bith Shuffle" { id = "1_115", side = light, destiny = 5, kind = used,
  play = { either(shuffle(reserve_deck, you), shuffle(used_pile, you), shuffle(lost_pile, you), shuffle(reserve_deck, opponent), shuffle(used_pile, opponent), shuffle(lost_pile, opponent)) } }
interrupt "We're Doomed" { id = "1_120", side = light, destiny = 5, kind = used,
  play = { when(during(control_phase)), when(opponents_turn()), when(fewer_than(life_force(), 15)),
    when(fewer_than(count(character(one_of(persona_of("R2-D2"), persona_of("C-3PO")))), 1), halve_losses()),
    when(at_least(count(character(one_of(persona_of("R2-D2"), persona_of("C-3PO")))), 1), halve_losses_down()) } }
