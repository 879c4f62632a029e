-- Revenge of the Sith: Missions.

mission "Meditate" { id = "ROTS-95", side = light, cost = 2, completed = { draw(2), gain(2) } }
mission "Sacrifice the Expendable" { id = "ROTS-31", side = dark, cost = 3,
  completed = { when(at_least(count(any_ground_unit(yours)), 1), discard(any_ground_unit(yours)), discard(any_ground_unit(opposing, cost_up_to(5)))) } }

-- Light Side
mission "It Just Might Work" { id = "ROTS-17", side = light, cost = 2,
  completed = { three(space_unit(yours), ground_unit(yours), character_unit(yours)), later(turn_ends(),
      when(they_stand(), gain(8))) } }
mission "Jedi Concentration" { id = "ROTS-53", side = light, cost = 2,
  completed = { look(your_deck, 5), pocket(deck_card(yours, near_top(5))), pocket(deck_card(yours, near_top(4))),
      sink(deck_card(yours, near_top(3))), sink(deck_card(yours, near_top(2))), sink(deck_card(yours, near_top(1))) } }

-- Dark Side
mission "Rage of Victory" { id = "ROTS-28", side = dark, cost = 3,
  completed = { choose_arena(), rage(4, that_arena) } }
mission "Stubborn Personality" { id = "ROTS-35", side = dark, cost = 0,
  completed = { freeze_stacks() } }
mission "Treachery" { id = "ROTS-65", side = dark, cost = 2,
  completed = { look_at_hand(), discard_card(hand_card(opposing)) } }
mission "Instill Doubt" { id = "ROTS-91", side = dark, cost = 1,
  completed = { bar(any_unit, this_turn) } }

-- neutral
mission "Unexpected Attack" { id = "ROTS-38", side = neutral, cost = 0,
  completed = { reverse_battles() } }
