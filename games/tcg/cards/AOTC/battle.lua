-- Attack of the Clones: Battle cards.

battle "Surge of Power" { id = "AOTC-172", side = neutral, effect = { cost(pay(1)), raise(unit(yours), 2, power, this_attack) } }
battle "Hero's Dodge" { id = "AOTC-142", side = neutral, effect = { cost(pay(1)), prevent(2, any_character(yours)) } }
battle "Yoda's Intervention" { id = "AOTC-59", side = light, effect = { cost(pay(3)), prevent(3, any_unit(yours)) } }
battle "Cheat the Game" { id = "AOTC-71", side = neutral, effect = { when(your_dice()), cost(pay(3)), reroll_all() } }
battle "Windu's Solution" { id = "AOTC-57", side = light,
  effect = { cost(pay(2)), raise(unit(yours), 30, speed, this_battle), raise(it, 2, power, this_battle) } }
battle "Strength of Hate" { id = "AOTC-108", side = dark, effect = { cost(pay(2)), raise(unit(yours), 3, power, this_attack) } }
battle "Weapon Response" { id = "AOTC-117", side = neutral,
  effect = { cost(pay(1)), lower(any_unit(attacking), 2, power, this_attack) } }
battle "Knockdown" { id = "AOTC-148", side = neutral, effect = { cost(pay(4)), tap(any_character(untapped)) } }
battle "Padawan's Deflection" { id = "AOTC-158", side = neutral, effect = { cost(pay(3)), deflect_just(1, any_unit(yours)) } }

-- Light Side
battle "Hero's Duty" { id = "AOTC-18", side = light,
  effect = { cost(pay(4)), raise(unit(yours), 5, power, this_attack), doom(it) } }
battle "Jedi Knight's Deflection" { id = "AOTC-26", side = light,
  effect = { cost(pay(6)), deflect_for(2, any_unit(yours)) } }
battle "Spirit of the Fallen" { id = "AOTC-47", side = light,
  effect = { when(lost_character()), cost(pay(2)), rally(in_character, 2, power, this_battle) } }
battle "Ward of the Jedi" { id = "AOTC-56", side = light,
  effect = { cost(pay(4)), ward(unit(yours), this_turn) } }
battle "Anakin's Inspiration" { id = "AOTC-63", side = light,
  effect = { cost(pay(2)), choose_arena(), rally(that_arena, 20, speed, this_battle) } }
battle "Go to the Temple" { id = "AOTC-87", side = light,
  effect = { when(no_attack()), cost(pay(2)), choose_arena(), up_to(16, unit(yours, in_that_arena), retreat(it)) } }
battle "Master and Apprentice" { id = "AOTC-94", side = light,
  effect = { cost(pay(3)), up_to(2, unit(yours), raise(it, 2, power, this_battle)) } }

-- Dark Side
battle "Dark Side's Command" { id = "AOTC-11", side = dark,
  effect = { cost(pay(8)), untap(space_unit(opposing, tapped)), steer(it) } }
battle "Dark Side's Compulsion" { id = "AOTC-12", side = dark,
  effect = { cost(pay(8)), untap(ground_unit(opposing, tapped)), steer(it) } }
battle "Interference in the Senate" { id = "AOTC-20", side = dark,
  effect = { cost(pay(10)), choose_arena(), daunt(that_arena, 20, speed, this_battle), daunt(that_arena, 2, power,
      this_battle) } }
battle "Tyranus's Wrath" { id = "AOTC-54", side = dark,
  effect = { cost(pay(8)), raise(any_unit(attacking), 7, power, this_attack) } }
battle "War Will Follow" { id = "AOTC-55", side = dark,
  effect = { cost(pay(3)), send(retreated_space(opposing)), untap(it) } }
battle "Dark Speed" { id = "AOTC-78", side = dark,
  effect = { raise(unit(yours), 30, speed, this_battle) } }
battle "Tyranus's Gift" { id = "AOTC-113", side = dark,
  effect = { cost(pay(3)), lower(any_unit(attacking), 5, power, this_attack) } }

-- neutral
battle "Battle Fatigue" { id = "AOTC-5", side = neutral,
  effect = { cost(pay(2)), choose_fresh_arena(), and_then(tire(that_arena, 1, power, this_battle)) } }
battle "Hero's Flaw" { id = "AOTC-19", side = neutral,
  effect = { cost(pay(3)), expose(character_unit(opposing), 2, this_turn) } }
battle "Power Dive" { id = "AOTC-39", side = neutral,
  effect = { cost(pay(3)), untap(unit(yours, tapped, one_of(subtype(starfighter), subtype(speeder)))) } }
battle "Second Effort" { id = "AOTC-43", side = neutral,
  effect = { when(your_dice()), cost(pay(5)), reroll_any() } }
battle "Attract Enemy Fire" { id = "AOTC-66", side = neutral,
  effect = { when(before_roll()), cost(pay(2)), redirect(unit(yours, with_attacker)) } }
battle "Down in Flames" { id = "AOTC-82", side = neutral,
  effect = { cost(pay(4)), discard(ground_unit(opposing, subtype(speeder))) } }
battle "High-Force Dodge" { id = "AOTC-143", side = neutral,
  effect = { cost(pay(5)), prevent(5, any_unit(yours)) } }
battle "Lost in the Asteroids" { id = "AOTC-149", side = neutral,
  effect = { when(before_attacks(space_arena)), pacify(in_space, this_turn) } }
battle "Lull in the Fighting" { id = "AOTC-150", side = neutral,
  effect = { when(before_attacks(character_arena)), pacify(in_character, this_turn) } }
battle "Peace on Naboo" { id = "AOTC-161", side = neutral,
  effect = { when(before_attacks(ground_arena)), pacify(in_ground, this_turn) } }
battle "Pilot's Dodge" { id = "AOTC-162", side = neutral,
  effect = { cost(pay(2)), prevent(2, any_space_or_ground_unit(yours)) } }
battle "Repulsorlift Malfunction" { id = "AOTC-165", side = neutral,
  effect = { cost(pay(5)), tap(any_ground_unit(untapped)) } }
battle "Sonic Shockwave" { id = "AOTC-169", side = neutral,
  effect = { cost(pay(5)), tap(any_space_unit(untapped)) } }
battle "Target Locked" { id = "AOTC-175", side = neutral,
  effect = { cost(pay(2)), grant(unit(yours), 2, gains_critical_hit, this_attack) } }
