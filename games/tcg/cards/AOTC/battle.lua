-- Attack of the Clones: Battle cards.

battle "Surge of Power" { id = "AOTC-172", side = neutral, effect = { cost(pay(1)), change{ power, 2, of = unit(yours),
      lasting = this_attack } } }
battle "Hero's Dodge" { id = "AOTC-142", side = neutral, effect = paid(1, prevent(2, any_unit(yours, of_type(a_character)))) }
battle "Yoda's Intervention" { id = "AOTC-59", side = light, effect = paid(3, prevent(3, any_unit(yours))) }
battle "Cheat the Game" { id = "AOTC-71", side = neutral, effect = { when(your_dice()), cost(pay(3)), reroll(all) } }
battle "Windu's Solution" { id = "AOTC-57", side = light,
  effect = { cost(pay(2)), change{ speed, 30, of = unit(yours), lasting = this_battle }, change{ power, 2, of = it,
      lasting = this_battle } } }
battle "Strength of Hate" { id = "AOTC-108", side = dark, effect = { cost(pay(2)), change{ power, 3, of = unit(yours),
      lasting = this_attack } } }
battle "Weapon Response" { id = "AOTC-117", side = neutral,
  effect = paid(1, change{ power, -2, of = any_unit(attacking), lasting = this_attack }) }
battle "Knockdown" { id = "AOTC-148", side = neutral, effect = paid(4, tap(any_unit(untapped, of_type(a_character)))) }
battle "Padawan's Deflection" { id = "AOTC-158", side = neutral, effect = paid(3, deflect(1, any_unit(yours))) }

-- Light Side
battle "Hero's Duty" { id = "AOTC-18", side = light,
  effect = { cost(pay(4)), change{ power, 5, of = unit(yours), lasting = this_attack }, later(attack_ends(), discard(it)) } }
battle "Jedi Knight's Deflection" { id = "AOTC-26", side = light,
  effect = paid(6, deflect(2, any_unit(yours), at_most_that)) }
battle "Spirit of the Fallen" { id = "AOTC-47", side = light,
  effect = { when(happened(is_discarded(unit(yours, at(character_arena))), this_turn)), cost(pay(2)), change{ power, 2, of = all(unit(yours, at(character_arena))),
      lasting = this_battle } } }
battle "Ward of the Jedi" { id = "AOTC-56", side = light,
  effect = { cost(pay(4)), choose(unit(yours)), forbid{ is_attacked(it), lasting = this_turn,
      as_long_as = exists(unit(yours, other_than_it, beside(it))) } } }
battle "Anakin's Inspiration" { id = "AOTC-63", side = light,
  effect = { cost(pay(2)), choose_arena(), change{ speed, 20, of = all(unit(yours, at(that_arena))),
      lasting = this_battle } } }
battle "Go to the Temple" { id = "AOTC-87", side = light,
  effect = { when(no_attack()), cost(pay(2)), choose_arena(), each(any(unit(yours, at(that_arena))), retreat(it)) } }
battle "Master and Apprentice" { id = "AOTC-94", side = light,
  effect = paid(3, each(up_to(2, unit(yours)), change{ power, 2, of = it, lasting = this_battle })) }

-- Dark Side
battle "Dark Side's Command" { id = "AOTC-11", side = dark,
  effect = { cost(pay(8)), untap(unit(opposing, at(space_arena), tapped)),
      later{ would_attack(unit(chosen_so_far)), may(attack(it, unit(opposing, beside(it), other_than_it))), lasting = this_turn } } }
battle "Dark Side's Compulsion" { id = "AOTC-12", side = dark,
  effect = { cost(pay(8)), untap(unit(opposing, at(ground_arena), tapped)),
      later{ would_attack(unit(chosen_so_far)), may(attack(it, unit(opposing, beside(it), other_than_it))), lasting = this_turn } } }
battle "Interference in the Senate" { id = "AOTC-20", side = dark,
  effect = { cost(pay(10)), choose_arena(), change{ speed, -20, of = all(unit(opposing, at(that_arena))),
      lasting = this_battle }, change{ power, -2, of = all(unit(opposing, at(that_arena))), lasting = this_battle } } }
battle "Tyranus's Wrath" { id = "AOTC-54", side = dark,
  effect = paid(8, change{ power, 7, of = any_unit(attacking), lasting = this_attack }) }
battle "War Will Follow" { id = "AOTC-55", side = dark,
  effect = paid(3, put(any_unit(opposing, of_type(a_space_unit), retreated), to_arena), untap(it)) }
battle "Dark Speed" { id = "AOTC-78", side = dark,
  effect = { change{ speed, 30, of = unit(yours), lasting = this_battle } } }
battle "Tyranus's Gift" { id = "AOTC-113", side = dark,
  effect = paid(3, change{ power, -5, of = any_unit(attacking), lasting = this_attack }) }

-- neutral
battle "Battle Fatigue" { id = "AOTC-5", side = neutral,
  effect = { cost(pay(2)), choose_arena(fresh), and_then(change{ power, -1, of = all(unit(at(that_arena))),
      lasting = this_battle }) } }
battle "Hero's Flaw" { id = "AOTC-19", side = neutral,
  effect = { cost(pay(3)), choose(unit(opposing, at(character_arena))), grant{ critical_hit, 2, to = all(unit(yours,
      attacking)), lasting = this_turn, as_long_as = is(it, defending) } } }
battle "Power Dive" { id = "AOTC-39", side = neutral,
  effect = paid(3, untap(unit(yours, tapped, one_of(starfighter, speeder)))) }
battle "Second Effort" { id = "AOTC-43", side = neutral,
  effect = { when(your_dice()), cost(pay(5)), reroll(any) } }
battle "Attract Enemy Fire" { id = "AOTC-66", side = neutral,
  effect = { when(before_roll()), cost(pay(2)), retarget(unit(yours, beside(any_unit(attacking)))) } }
battle "Down in Flames" { id = "AOTC-82", side = neutral,
  effect = paid(4, discard(unit(opposing, at(ground_arena), speeder))) }
battle "High-Force Dodge" { id = "AOTC-143", side = neutral,
  effect = paid(5, prevent(5, any_unit(yours))) }
battle "Lost in the Asteroids" { id = "AOTC-149", side = neutral,
  effect = { when(before_attacks(space_arena)), prevent{ all, from = all(any_unit(of_type(a_space_unit))),
      lasting = this_turn } } }
battle "Lull in the Fighting" { id = "AOTC-150", side = neutral,
  effect = { when(before_attacks(character_arena)), prevent{ all, from = all(any_unit(of_type(a_character))),
      lasting = this_turn } } }
battle "Peace on Naboo" { id = "AOTC-161", side = neutral,
  effect = { when(before_attacks(ground_arena)), prevent{ all, from = all(any_unit(of_type(a_ground_unit))),
      lasting = this_turn } } }
battle "Pilot's Dodge" { id = "AOTC-162", side = neutral,
  effect = { cost(pay(2)), prevent(2, any_unit(yours, one_of(of_type(a_space_unit), of_type(a_ground_unit)))) } }
battle "Repulsorlift Malfunction" { id = "AOTC-165", side = neutral,
  effect = paid(5, tap(any_unit(untapped, of_type(a_ground_unit)))) }
battle "Sonic Shockwave" { id = "AOTC-169", side = neutral,
  effect = paid(5, tap(any_unit(untapped, of_type(a_space_unit)))) }
battle "Target Locked" { id = "AOTC-175", side = neutral,
  effect = paid(2, grant{ critical_hit, 2, to = unit(yours), lasting = this_attack }) }
