-- Revenge of the Sith: Missions.

mission "Meditate" { id = "ROTS-95", side = light, cost = 2, completed = { draw(2), gain(2) } }
mission "Sacrifice the Expendable" { id = "ROTS-31", side = dark, cost = 3,
  completed = { when(exists(any_unit(yours, of_type(a_ground_unit))), discard(any_unit(yours, of_type(a_ground_unit))),
      discard(any_unit(opposing, at_most(build_cost, 5), of_type(a_ground_unit)))) } }

-- Light Side
mission "It Just Might Work" { id = "ROTS-17", side = light, cost = 2,
  completed = { choose{ unit(yours, at(space_arena)), name = "first" }, choose{ unit(yours, at(ground_arena)),
      name = "second" }, choose(unit(yours, at(character_arena))), later(turn_ends(),
      when(they_stand(), gain(8))) } }
mission "Jedi Concentration" { id = "ROTS-53", side = light, cost = 2,
  completed = { look(your_deck, 5), put(deck_card(yours, near_top(5)), to_hand), put(deck_card(yours, near_top(4)), to_hand),
      put(deck_card(yours, near_top(3)), to_bottom), put(deck_card(yours, near_top(2)), to_bottom), put(deck_card(yours,
      near_top(1)), to_bottom) } }

-- Dark Side
mission "Rage of Victory" { id = "ROTS-28", side = dark, cost = 3,
  completed = { choose_arena(), each_time{ is_discarded(unit(opposing, at(that_arena))),
      each(unit(yours, at(that_arena)), change{ power, 4, of = it, lasting = this_battle }), lasting = this_turn } } }
mission "Stubborn Personality" { id = "ROTS-35", side = dark, cost = 0,
  completed = { forbid{ is_stacked(all(any_unit_or_pilot)), lasting = this_turn } } }
mission "Treachery" { id = "ROTS-65", side = dark, cost = 2,
  completed = { search(their_hand), discard(hand_card(opposing)) } }
mission "Instill Doubt" { id = "ROTS-91", side = dark, cost = 1,
  completed = { forbid{ activates(any_unit), lasting = this_turn } } }

-- neutral
mission "Unexpected Attack" { id = "ROTS-38", side = neutral, cost = 0,
  completed = { reverse_battles() } }
