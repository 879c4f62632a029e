-- Attack of the Clones: Missions.

mission "Wedding of Destiny" { id = "AOTC-118", side = light, cost = 2, completed = { draw(3), gain(1) } }
mission "Jedi Council Summons" { id = "AOTC-25", side = light, cost = 2,
  completed = { search(), may(put(deck_card(yours, jedi), to_hand, shown)), shuffle(), gain(1) } }
mission "Dark Rendezvous" { id = "AOTC-10", side = dark, cost = 4, completed = { lose{ 7, by = opponent } } }
mission "Subtle Assassination" { id = "AOTC-109", side = dark, cost = 3,
  completed = { discard(unit(opposing, at(character_arena), at_most(power, 3))) } }

-- Light Side
mission "Jedi Call for Help" { id = "AOTC-24", side = light, cost = 3,
  completed = { when(exists(unit(yours, at(character_arena), jedi))), search(), may(put(deck_card(yours, a_unit),
      to_hand, shown)), shuffle() } }
mission "A Moment's Rest" { id = "AOTC-29", side = light, cost = 3,
  completed = { prevent{ all, to = any_unit(yours), lasting = this_turn } } }
mission "Seek the Council's Wisdom" { id = "AOTC-44", side = light, cost = 2,
  completed = { gain(4) } }
mission "Chase the Villain" { id = "AOTC-70", side = light, cost = 2,
  completed = { each(unit(opposing, at(character_arena)), forbid{ retreats_in_its_step(it), lasting = this_turn }) } }
mission "Underworld Connections" { id = "AOTC-114", side = light, cost = 1,
  completed = { search(their_hand), gain(1) } }

-- Dark Side
mission "Destruction of Hope" { id = "AOTC-15", side = dark, cost = 2,
  completed = { discard{ hand_card(opposing), by = opponent },
      discard{ hand_card(opposing), by = opponent }, gain(1) } }
mission "Plot the Secession" { id = "AOTC-38", side = dark, cost = 3,
  completed = { discard(all(hand_card(yours))), draw(5) } }
mission "Target the Senator" { id = "AOTC-48", side = dark, cost = 3,
  completed = { later(battle_phase_starts(), damage{ 4, unit(opposing), as = dice }) } }
mission "Tyranus's Edict" { id = "AOTC-51", side = dark, cost = 3,
  completed = { choose(any_unit(yours)), forbid{ is_attacked(all(unit(yours, other_than_it, beside(it)))),
      lasting = this_turn, as_long_as = exists(unit(chosen_so_far)) } } }
mission "Capture Obi-Wan" { id = "AOTC-68", side = dark, cost = 2,
  completed = { lose{ 2, by = opponent }, gain(2) } }
mission "Splinter the Republic" { id = "AOTC-107", side = dark, cost = 1,
  completed = { search(), may(put(deck_card(yours, same(title, unit(yours))), to_hand, shown)), shuffle() } }

-- neutral
mission "Clear the Skies" { id = "AOTC-8", side = neutral, cost = 3,
  completed = { each(each_player,
      when(at_least(count(unit(of(they), at(space_arena))), 4), discard{ unit(of(they), at(space_arena)), by = they }),
      when(at_least(count(unit(of(they), at(ground_arena))), 4), discard{ unit(of(they), at(ground_arena)), by = they }),
      when(at_least(count(unit(of(they), at(character_arena))), 4), discard{ unit(of(they), at(character_arena)),
      by = they })) } }
mission "Order Here" { id = "AOTC-33", side = neutral, cost = 2,
  completed = { change{ force_cost, 3, of = all(hand_card(of_type(a_battle))), lasting = this_turn } } }
mission "Departure Time" { id = "AOTC-80", side = neutral, cost = 2,
  completed = { may(discard(unit(yours)), and_then(gain(4, build_points))) } }
mission "Ship Arrival" { id = "AOTC-106", side = neutral, cost = 2,
  completed = { choose_arena(), dig(that_arena) } }
mission "Hatch a Clone" { id = "AOTC-141", side = neutral, cost = 1,
  completed = { put(up_to(2, discarded(yours, of_type(a_ground_unit))), to_hand) } }
mission "Mending" { id = "AOTC-151", side = neutral, cost = 2,
  completed = { remove(4, damage_counter, any_unit(yours, of_type(a_character))), gain(1) } }
mission "Return to Spaceport" { id = "AOTC-166", side = neutral, cost = 1,
  completed = { remove(4, damage_counter, any_unit(yours, of_type(a_ground_unit))) } }
mission "Slumming on Coruscant" { id = "AOTC-168", side = neutral, cost = 1,
  completed = { search(their_hand), discard(hand_card(opposing, one_of(of_type(a_battle), of_type(a_mission_card)))) } }
mission "Starship Refit" { id = "AOTC-171", side = neutral, cost = 1,
  completed = { remove(4, damage_counter, any_unit(yours, of_type(a_space_unit))) } }
mission "Take the Initiative" { id = "AOTC-174", side = neutral, cost = 1,
  completed = { put(up_to(2, discarded(yours, of_type(a_space_unit))), to_hand) } }
