-- Return of the Jedi: Characters.

-- Light Side
character "Admiral Ackbar" { id = "ROTJ-1", side = light, cost = 8, speed = 20, power = 2, health = 5, unique = true,
  version = "A", subtypes = { rebel, mon_calamari, officer },
  static = { each(space_unit(yours, subtype(rebel)), gets(it, 3, power)) } }
character "Anakin Skywalker" { id = "ROTJ-2", side = light, cost = 6, speed = 20, power = 2, health = 6,
  unique = true, version = "K", persona = "Anakin Skywalker", subtypes = { jedi, master },
  whenever = { is_discarded(this), gain(6) },
  activated = { cost(pay(2)), evade(2) } }
character "Anakin's Spirit" { id = "ROTJ-3", side = light, cost = 4, speed = 30, power = 0, health = 2,
  unique = true, version = "A", subtypes = { jedi, spirit }, keywords = { no_control, unharmed },
  whenever = { your_build_step_starts(), when(at_least(count(character_unit(yours, one_of(titled("Luke Skywalker"),
      titled("Princess Leia")))), 1)), gain(2) } }
character "Chewbacca" { id = "ROTJ-6", side = light, cost = 7, speed = 40, power = 5, health = 5, unique = true,
  version = "J", subtypes = { rebel, wookiee }, pilots = { speeder, assault_walker },
  activated = { cost(pay(2)), retaliate(4) },
  pilot = { gets(host, 2, speed), grants(host, 1, gains_accuracy) },
  pilot_activated = { cost(pay(2)), retaliate(4) } }
character "Han Solo" { id = "ROTJ-16", side = light, cost = 9, speed = 50, power = 5, health = 5, unique = true,
  version = "K", subtypes = { rebel, officer, smuggler }, keywords = { accuracy(1), lucky(2) },
  static = { each(ground_or_character_unit(yours, other, subtype(rebel)), grants(it, 2, gains_lucky)) } }
character "Lando Calrissian" { id = "ROTJ-23", side = light, cost = 6, speed = 40, power = 5, health = 5,
  unique = true, version = "H", subtypes = { diplomat, rebel, officer, smuggler }, keywords = { hidden_cost(2) },
  activated = { when(no_attack()), cost(tap(this)), choose(unit(of_side(neutral))), either(raise(it, 4, power,
      this_turn), lower(it, 4, power, this_turn)) } }
character "Luke Skywalker" { id = "ROTJ-24", side = light, cost = 9, speed = 40, power = 6, health = 6,
  unique = true, version = "N", subtypes = { rebel, jedi, knight },
  activated = { { cost(pay(5)), evade(2) },
    { when(no_attack()), cost(choose(character_unit(opposing, of_side(dark), affordable)), tap(this),
      pay(cost_of(it))), borrow(it), stay_tapped(this) } } }
character "Mon Mothma" { id = "ROTJ-28", side = light, cost = 8, speed = 20, power = 1, health = 4, unique = true,
  version = "A", subtypes = { rebel, diplomat },
  static = { tolls(this, 2) },
  activated = { { when(build_step()), cost(tap(this)), hasten(rebel) },
    { cost(tap(this)), each(unit(yours, subtype(rebel)), raise(it, 1, power, this_turn), grant(it, 1, gains_accuracy,
      this_turn)) } } }
character "Nien Nunb" { id = "ROTJ-29", side = light, cost = 4, speed = 20, power = 3, health = 3, unique = true,
  version = "A", subtypes = { rebel }, pilots = { starfighter, transport },
  pilot = { when(at_least(pilots_on(host), 2)), gets(host, 30, speed), gets(host, 3, power), grants(host, 2,
      gains_accuracy) } }
character "Yoda's Spirit" { id = "ROTJ-40", side = light, cost = 3, speed = 10, power = 0, health = 2, unique = true,
  version = "A", subtypes = { jedi, spirit }, keywords = { no_control, unharmed },
  whenever = { character_battle_ends(), gain(count(any_unit(yours, subtype(spirit)))) } }
character "C-3PO" { id = "ROTJ-43", side = light, cost = 3, speed = 20, power = 2, health = 3, unique = true,
  version = "H", subtypes = { rebel, protocol, droid },
  activated = { when(build_step()), cost(tap(this)), draw(2), either({ discard_card(hand_card(yours)),
      discard_card(hand_card(yours)) }, { discard_card(hand_card(yours)),
      when(no_battle_card(), discard_card(hand_card(yours))) }) } }
character "Chief Chirpa" { id = "ROTJ-45", side = light, cost = 4, speed = 20, power = 1, health = 3, unique = true,
  version = "A", subtypes = { ewok },
  whenever = { would_be_damaged(this, any_unit(opposing)), when(at_least(count(location(subtype(endor))), 1)),
      demand(opponent, 2), and_then(prevent_all(this)) },
  activated = { when(build_step()), cost(tap(this)), gain_points(you, 1), gain(1) } }
character "Han Solo" { id = "ROTJ-52", side = light, cost = 6, speed = 40, power = 5, health = 5, unique = true,
  version = "J", subtypes = { rebel, officer, smuggler }, pilots = { transport }, keywords = { lucky(3) },
  pilot = { grants(host, 3, gains_lucky) } }
character "Lando Calrissian" { id = "ROTJ-57", side = light, cost = 6, speed = 30, power = 4, health = 5,
  unique = true, version = "I", subtypes = { diplomat, rebel, officer, smuggler },
  pilots = { starfighter, transport }, keywords = { lucky(2) },
  pilot = { grants(host, 1, gains_accuracy), grants(host, 2, gains_lucky) } }
character "Luke Skywalker" { id = "ROTJ-58", side = light, cost = 9, speed = 50, power = 6, health = 6,
  unique = true, version = "O", subtypes = { rebel, jedi, knight }, keywords = { hidden_cost(4) },
  activated = { { cost(pay(2)), evade(2) },
    { cost(pay(2)), raise(this, cards_in_stack(this), power, this_attack) } } }
character "Princess Leia" { id = "ROTJ-62", side = light, cost = 6, speed = 30, power = 4, health = 4, unique = true,
  version = "J", subtypes = { rebel, diplomat, jedi, padawan },
  whenever = { your_draw_step_starts(), draw(1) },
  activated = { cost(pay(1)), evade(1) } }
character "R2-D2" { id = "ROTJ-63", side = light, cost = 3, speed = 20, power = 1, health = 2, unique = true,
  version = "I", subtypes = { rebel, astromech, droid },
  activated = { when(no_attack()), cost(tap(this)), raise(character_unit(yours), 2, power,
      this_character_battle), grant(it, 1, gains_accuracy, this_character_battle) } }
character "Wicket W. Warrick" { id = "ROTJ-68", side = light, cost = 4, speed = 30, power = 3, health = 4,
  unique = true, version = "A", subtypes = { ewok },
  static = { each(building(yours, is_unique, of_side(light), of_type(a_character)), lacks(it, 1, deploy_cost)) },
  whenever = { would_be_damaged(this, any_unit(opposing)), when(at_least(count(location(subtype(endor))), 1)),
      demand(opponent, 2), and_then(prevent_all(this)) } }
character "Chewbacca" { id = "ROTJ-74", side = light, cost = 5, speed = 40, power = 5, health = 5, unique = true,
  version = "K", subtypes = { rebel, wookiee },
  activated = { cost(pay(1)), retaliate(5) } }
character "Luke Skywalker" { id = "ROTJ-100", side = light, cost = 6, speed = 50, power = 6, health = 5,
  unique = true, version = "M", subtypes = { rebel, jedi, knight },
  activated = { { cost(pay(3)), deflect(1) },
    { cost(pay(2)), evade(2) } } }
character "Princess Leia" { id = "ROTJ-104", side = light, cost = 4, speed = 40, power = 3, health = 3,
  unique = true, version = "K", subtypes = { rebel, diplomat }, pilots = { speeder },
  whenever = { would_be_damaged(this, any_unit(opposing)), demand(opponent, 2), and_then(prevent_all(this)) },
  pilot = { gets(host, 20, speed), grants(host, 1, gains_lucky) },
  pilot_whenever = { would_be_damaged(host, any_unit(opposing)), demand(opponent, 2), and_then(prevent_all(host)) } }

-- Dark Side
character "Darth Vader" { id = "ROTJ-7", side = dark, cost = 8, speed = 40, power = 6, health = 6, unique = true,
  version = "P", persona = "Anakin Skywalker", subtypes = { dark_jedi, jedi, sith, lord },
  activated = { { when(answers(a_battle_card)), cost(discard(any_unit(yours))), demand(opponent, 4),
      and_then(disrupt()) },
    { cost(discard(any_unit(yours))), raise(this, cost_of(it), power, this_turn) },
    { cost(pay(3)), evade(2) } } }
character "Emperor Palpatine" { id = "ROTJ-9", side = dark, cost = 6, speed = 20, power = 3, health = 5,
  unique = true, version = "E", persona = "Palpatine", subtypes = { dark_jedi, jedi, master },
  keywords = { corrupts },
  whenever = { is_discarded(this), cleanse() },
  activated = { { when(build_step()), cost(pay(2), spend(1), tap(this)), corrupt(unit) },
    { cost(pay(1)), evade(2) } } }
character "Captain Lennox" { id = "ROTJ-44", side = dark, cost = 3, speed = 20, power = 2, health = 2, unique = true,
  version = "A", subtypes = { imperial, officer }, pilots = { capital_ship },
  pilot = { gets(host, 30, speed), gets(host, 1, power) },
  pilot_whenever = { attacks(host), counters(1, host) } }
character "Darth Vader" { id = "ROTJ-46", side = dark, cost = 7, speed = 40, power = 6, health = 6, unique = true,
  version = "N", persona = "Anakin Skywalker", subtypes = { dark_jedi, jedi, master, sith, lord },
  keywords = { armor },
  static = { taxes(opponent, 2, battle_cards) },
  activated = { cost(pay(2)), evade(1) } }
character "Emperor Palpatine" { id = "ROTJ-48", side = dark, cost = 10, speed = 20, power = 0, health = 0,
  unique = true, version = "D", persona = "Palpatine", subtypes = { dark_jedi, jedi, master },
  static = { gets(this, your_force, power), gets(this, your_force, health) },
  activated = { cost(pay(2)), evade(3) } }
character "Elite Royal Guard" { id = "ROTJ-76", side = dark, cost = 5, speed = 40, power = 4, health = 4,
  subtypes = { imperial, bodyguard, dark_jedi, jedi },
  activated = { cost(pay(1)), evade(1) } }
character "Darth Vader" { id = "ROTJ-77", side = dark, cost = 7, speed = 50, power = 5, health = 4, unique = true,
  version = "O", persona = "Anakin Skywalker", subtypes = { dark_jedi, jedi, master, sith, lord },
  keywords = { hidden_cost(4), armor },
  activated = { cost(pay(2)), evade(2) } }
character "Emperor Palpatine" { id = "ROTJ-83", side = dark, cost = 8, speed = 20, power = 3, health = 6,
  unique = true, version = "C", persona = "Palpatine", subtypes = { dark_jedi, jedi, master },
  activated = { { when(would_attack()), cost(tap(this), pay_any()), lightning(result, character_unit) },
    { cost(pay(2)), evade(2) } } }
character "Scout Trooper" { id = "ROTJ-107", side = dark, cost = 2, speed = 40, power = 2, health = 2,
  subtypes = { imperial, clone, stormtrooper }, pilots = { speeder }, keywords = { hidden_cost(1) },
  pilot = { gets(host, 10, speed), grants(host, 1, gains_accuracy) } }

-- neutral
character "Bib Fortuna" { id = "ROTJ-5", side = neutral, cost = 6, speed = 30, power = 3, health = 4, unique = true,
  version = "A", subtypes = { tatooine, twi_lek, smuggler },
  activated = { when(no_attack()), cost(pay(0)), tuck(unit(yours, other, of_side(neutral)), 20, 2, 2) } }
character "Ephant Mon" { id = "ROTJ-13", side = neutral, cost = 5, speed = 20, power = 3, health = 5, unique = true,
  version = "A", subtypes = { chevan, smuggler }, keywords = { hidden_cost(2) },
  whenever = { attacks(this), may(search_opponent(), discard_card(hand_or_deck_card(opposing, one_of(of_type(a_battle),
      of_type(a_mission_card)))), shuffle_opponent()) },
  upkeep = { { spend(1) },
    { tap(this) } } }
character "Jabba the Hutt" { id = "ROTJ-19", side = neutral, cost = 6, speed = 20, power = 3, health = 7,
  unique = true, version = "A", subtypes = { tatooine, hutt, crime_lord },
  static = { gets(this, count(unit(subtype(tatooine))), power) } }
character "Jabba's Dancers" { id = "ROTJ-20", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  subtypes = { tatooine, entertainer },
  whenever = { attacks(this), gain(1) } }
character "Jabba's Spies" { id = "ROTJ-22", side = neutral, cost = 6, speed = 40, power = 5, health = 6,
  subtypes = { tatooine, smuggler }, keywords = { hidden_cost(3) },
  activated = { when(answers(a_battle_card)), cost(discard(this)), demand(opponent, 3), and_then(disrupt()) } }
character "Malakili" { id = "ROTJ-25", side = neutral, cost = 5, speed = 20, power = 2, health = 5, unique = true,
  version = "A", subtypes = { tatooine, corellian },
  static = { each(any_unit(yours, subtype(creature)), gets(it, 1, power), gets(it, 1, health), interceptors(it, 1)) } }
character "Max Rebo Band" { id = "ROTJ-26", side = neutral, cost = 5, speed = 20, power = 3, health = 3,
  unique = true, version = "A", subtypes = { tatooine, musician },
  static = { each(character_unit(opposing), burdens(it, 1)) } }
character "Salacious B. Crumb" { id = "ROTJ-34", side = neutral, cost = 3, speed = 30, power = 1, health = 1,
  unique = true, version = "A", subtypes = { tatooine, monkey_lizard },
  activated = { cost(tap(this)), provoke(unit(opposing), unit(yours, beside)), lower(it, 2, power, this_turn) } }
character "Boba Fett" { id = "ROTJ-42", side = neutral, cost = 9, speed = 50, power = 6, health = 6, unique = true,
  version = "H", subtypes = { bounty_hunter }, keywords = { hidden_cost(1), armor, critical_hit(3) } }
character "Jabba the Hutt" { id = "ROTJ-54", side = neutral, cost = 6, speed = 10, power = 2, health = 6,
  unique = true, version = "B", subtypes = { tatooine, hutt, crime_lord },
  static = { each(unit(yours, subtype(bounty_hunter)), gets(it, 1, power)) },
  whenever = { falls_to(unit(opposing), character_unit(yours, hunting)), later(your_build_step_starts(), gain(1),
      gain_points(you, 1)) } }
character "Jabba the Hutt" { id = "ROTJ-55", side = neutral, cost = 5, speed = 10, power = 4, health = 6,
  unique = true, version = "C", subtypes = { hutt, crime_lord }, keywords = { hidden_cost(2) },
  static = { each(character_unit(yours, other), interceptors(it, 0)) } }
character "Oola" { id = "ROTJ-103", side = neutral, cost = 3, speed = 20, power = 1, health = 3, unique = true,
  version = "A", subtypes = { tatooine, twi_lek, dancer },
  static = { each(character_unit(yours), grants(it, 1, gains_lucky)) } }
