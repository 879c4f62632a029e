-- Attack of the Clones: Missions.

mission "Wedding of Destiny" { id = "AOTC-118", side = light, cost = 2, completed = { draw(3), gain(1) } }
mission "Jedi Council Summons" { id = "AOTC-25", side = light, cost = 2,
  completed = { search(), may(take(deck_card(yours, subtype(jedi)))), shuffle(), gain(1) } }
mission "Dark Rendezvous" { id = "AOTC-10", side = dark, cost = 4, completed = { lose(opponent, 7) } }
mission "Subtle Assassination" { id = "AOTC-109", side = dark, cost = 3,
  completed = { discard(character_unit(opposing, power_up_to(3))) } }

-- Light Side
mission "Jedi Call for Help" { id = "AOTC-24", side = light, cost = 3,
  completed = { when(needs(count(character_unit(yours, subtype(jedi))), 1)), search(), may(take(deck_card(yours,
      a_unit))), shuffle() } }
mission "A Moment's Rest" { id = "AOTC-29", side = light, cost = 3,
  completed = { protect(any_unit(yours), this_turn) } }
mission "Seek the Council's Wisdom" { id = "AOTC-44", side = light, cost = 2,
  completed = { gain(4) } }
mission "Chase the Villain" { id = "AOTC-70", side = light, cost = 2,
  completed = { each(character_unit(opposing), hold_in_retreat(it)) } }
mission "Underworld Connections" { id = "AOTC-114", side = light, cost = 1,
  completed = { look_at_hand(), gain(1) } }

-- Dark Side
mission "Destruction of Hope" { id = "AOTC-15", side = dark, cost = 2,
  completed = { discard_card(opponent_chooses(hand_card(opposing))),
      discard_card(opponent_chooses(hand_card(opposing))), gain(1) } }
mission "Plot the Secession" { id = "AOTC-38", side = dark, cost = 3,
  completed = { discard_hand(you), draw(5) } }
mission "Target the Senator" { id = "AOTC-48", side = dark, cost = 3,
  completed = { later(battle_phase_starts(), dice(4, unit(opposing))) } }
mission "Tyranus's Edict" { id = "AOTC-51", side = dark, cost = 3,
  completed = { decoy(any_unit(yours), this_turn) } }
mission "Capture Obi-Wan" { id = "AOTC-68", side = dark, cost = 2,
  completed = { lose(opponent, 2), gain(2) } }
mission "Splinter the Republic" { id = "AOTC-107", side = dark, cost = 1,
  completed = { search(), may(take(deck_card(yours, shares_name))), shuffle() } }

-- neutral
mission "Clear the Skies" { id = "AOTC-8", side = neutral, cost = 3,
  completed = { cull(4) } }
mission "Order Here" { id = "AOTC-33", side = neutral, cost = 2,
  completed = { tax_cards(3) } }
mission "Departure Time" { id = "AOTC-80", side = neutral, cost = 2,
  completed = { may(discard(unit(yours)), and_then(gain_points(you, 4))) } }
mission "Ship Arrival" { id = "AOTC-106", side = neutral, cost = 2,
  completed = { choose_arena(), dig(that_arena) } }
mission "Hatch a Clone" { id = "AOTC-141", side = neutral, cost = 1,
  completed = { up_to(2, discarded_ground(yours), recover(it)) } }
mission "Mending" { id = "AOTC-151", side = neutral, cost = 2,
  completed = { heal(4, any_character(yours)), gain(1) } }
mission "Return to Spaceport" { id = "AOTC-166", side = neutral, cost = 1,
  completed = { heal(4, any_ground_unit(yours)) } }
mission "Slumming on Coruscant" { id = "AOTC-168", side = neutral, cost = 1,
  completed = { look_at_hand(), discard_card(hand_card(opposing, one_of(of_type(a_battle), of_type(a_mission_card)))) } }
mission "Starship Refit" { id = "AOTC-171", side = neutral, cost = 1,
  completed = { heal(4, any_space_unit(yours)) } }
mission "Take the Initiative" { id = "AOTC-174", side = neutral, cost = 1,
  completed = { up_to(2, discarded_space(yours), recover(it)) } }
