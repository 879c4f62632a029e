-- The Phantom Menace: cards drawn by lot.

-- neutral
character "Ann and Tann Gella" { id = "PM-1", side = neutral, cost = 5, speed = 20, power = 2, health = 2, unique = true,
  version = "A", subtypes = { twi_lek, masseuse },
  static = { change{ power, -2, of = unit(opposing, of_type(a_character)) } },
  activated = { cost(tap(this)), grant{ lucky, 2, to = unit(yours, of_type(a_character)), lasting = this_turn } } }
battle "Fight on All Fronts" { id = "PM-11", side = neutral,
  effect = { when(all_of(exists(unit(yours, at(space_arena))), exists(unit(yours, at(ground_arena))), exists(unit(yours, at(character_arena))))), cost(pay(3)),
    choose(unit(at(space_arena))), choose{ unit(at(ground_arena)), name = "Ground" }, choose{ unit(at(character_arena)), name = "Character" },
    change{ power, 2, of = it, lasting = this_turn }, grant{ critical_hit, 1, to = it, lasting = this_turn },
    change{ power, 2, of = the("Ground"), lasting = this_turn }, grant{ critical_hit, 1, to = the("Ground"), lasting = this_turn },
    change{ power, 2, of = the("Character"), lasting = this_turn }, grant{ critical_hit, 1, to = the("Character"), lasting = this_turn } },
  enhance = { when(all_of(exists(unit(yours, at(space_arena))), exists(unit(yours, at(ground_arena))), exists(unit(yours, at(character_arena))))), cost(pay(6)),
    choose(unit(at(space_arena))), choose{ unit(at(ground_arena)), name = "Ground" }, choose{ unit(at(character_arena)), name = "Character" },
    change{ power, 4, of = it, lasting = this_turn }, grant{ critical_hit, 2, to = it, lasting = this_turn },
    change{ power, 4, of = the("Ground"), lasting = this_turn }, grant{ critical_hit, 2, to = the("Ground"), lasting = this_turn },
    change{ power, 4, of = the("Character"), lasting = this_turn }, grant{ critical_hit, 2, to = the("Character"), lasting = this_turn } } }

-- Light Side, written for its word
location "Naboo System" { id = "PM-48", side = light, cost = 2, arenas = { space_arena }, subtypes = { naboo },
  activated = { when(during(your_build_step)), cost(discard(this)), gain(1, build_points), gain(2) } }

-- Dark Side, written for their words
character "Sith Probe Droid" { id = "PM-81", side = dark, cost = 3, speed = 40, power = 1, health = 2, subtypes = { sith, droid },
  static = { forbid(hides_hand(opponent)) } }
mission "Blockade PM" { id = "PM-63", side = dark, cost = 2,
  completed = { forbid{ brings_out(you), lasting = this_turn }, forbid{ brings_out(opponent), lasting = this_turn },
    forbid{ plays_battle_cards(you), lasting = this_turn }, forbid{ plays_battle_cards(opponent), lasting = this_turn } } }

-- neutral, written for its word
location "Watto's Shop" { id = "PM-30", side = neutral, cost = 1, arenas = { character_arena }, subtypes = { tatooine },
  activated = { limit(turn), when(during(your_build_step)), cost(discard(hand_card(yours, one_of(of_type(a_space_unit), of_type(a_ground_unit))))),
    gain(1, build_points) } }
