-- Return of the Jedi: Characters.

-- Light Side
character "Admiral Ackbar" { id = "ROTJ-1", side = light, cost = 8, speed = 20, power = 2, health = 5, unique = true,
  version = "A", subtypes = { rebel, mon_calamari, officer },
  static = { change{ power, 3, of = unit(yours, at(space_arena), rebel) } } }
character "Anakin Skywalker" { id = "ROTJ-2", side = light, cost = 6, speed = 20, power = 2, health = 6,
  unique = true, version = "K", persona = "Anakin Skywalker, Darth Vader", subtypes = { jedi, master },
  whenever = { is_discarded(this), gain(6) },
  activated = paid(2, evade(2)) }
character "Anakin's Spirit" { id = "ROTJ-3", side = light, cost = 4, speed = 30, power = 0, health = 2,
  unique = true, version = "A", subtypes = { jedi, spirit }, keywords = { no_control, unharmed },
  whenever = { your_build_step_starts(), when(exists(unit(yours, at(character_arena), one_of(titled("Luke Skywalker"),
      titled("Princess Leia"))))), gain(2) } }
character "Chewbacca" { id = "ROTJ-6", side = light, cost = 7, speed = 40, power = 5, health = 5, unique = true,
  version = "J", subtypes = { rebel, wookiee }, pilots = { speeder, assault_walker },
  activated = paid(2, retaliate(4)),
  pilot = { change{ speed, 2, of = host }, grant{ accuracy, 1, to = host } },
  pilot_activated = paid(2, retaliate(4)) }
character "Han Solo" { id = "ROTJ-16", side = light, cost = 9, speed = 50, power = 5, health = 5, unique = true,
  version = "K", subtypes = { rebel, officer, smuggler }, keywords = { accuracy(1), lucky(2) },
  static = { grant{ lucky, 2, to = unit(yours, one_of(at(ground_arena), at(character_arena)), other, rebel) } } }
character "Lando Calrissian" { id = "ROTJ-23", side = light, cost = 6, speed = 40, power = 5, health = 5,
  unique = true, version = "H", subtypes = { diplomat, rebel, officer, smuggler }, keywords = { hidden_cost(2) },
  activated = { when(no_attack()), cost(tap(this)), choose(unit(of_side(neutral))), either(change{ power, 4, of = it,
      lasting = this_turn }, change{ power, -4, of = it, lasting = this_turn }) } }
character "Luke Skywalker" { id = "ROTJ-24", side = light, cost = 9, speed = 40, power = 6, health = 6,
  unique = true, version = "N", subtypes = { rebel, jedi, knight },
  activated = { paid(5, evade(2)),
    { when(no_attack()), cost(choose(unit(opposing, at(character_arena), of_side(dark), at_most(build_cost, force))), tap(this),
      pay(build_cost(it))), control{ it, lasting = this_character_battle }, forbid{ untaps(this),
      lasting = next_untap_step } } } }
character "Mon Mothma" { id = "ROTJ-28", side = light, cost = 8, speed = 20, power = 1, health = 4, unique = true,
  version = "A", subtypes = { rebel, diplomat },
  static = { change{ toll, 2, of = this } },
  activated = { { when(during(your_build_step)), cost(tap(this)), change{ deploy_cost, -1, of = all(building(yours,
      rebel)), lasting = this_turn } },
    { cost(tap(this)), each(unit(yours, rebel), change{ power, 1, of = it, lasting = this_turn }, grant{ accuracy,
      1, to = it, lasting = this_turn }) } } }
character "Nien Nunb" { id = "ROTJ-29", side = light, cost = 4, speed = 20, power = 3, health = 3, unique = true,
  version = "A", subtypes = { rebel }, pilots = { starfighter, transport },
  pilot = { when(at_least(count(pilot(on(host))), 2)), change{ speed, 30, of = host }, change{ power, 3, of = host },
      grant{ accuracy, 2, to = host } } }
character "Yoda's Spirit" { id = "ROTJ-40", side = light, cost = 3, speed = 10, power = 0, health = 2, unique = true,
  version = "A", subtypes = { jedi, spirit }, keywords = { no_control, unharmed },
  whenever = { character_battle_ends(), gain(count(any_unit(yours, spirit))) } }
character "C-3PO" { id = "ROTJ-43", side = light, cost = 3, speed = 20, power = 2, health = 3, unique = true,
  version = "H", subtypes = { rebel, protocol, droid },
  activated = { when(during(your_build_step)), cost(tap(this)), draw(2), either({ discard(hand_card(yours)),
      discard(hand_card(yours)) }, { choose(hand_card(yours)),
      when(is(it, of_type(a_battle)), discard(it)), otherwise(discard(it), discard(hand_card(yours))) }) } }
character "Chief Chirpa" { id = "ROTJ-45", side = light, cost = 4, speed = 20, power = 1, health = 3, unique = true,
  version = "A", subtypes = { ewok },
  whenever = { would_be_damaged(this, any_unit(opposing)), when(exists(location(endor))),
      may{ pay{ 2, by = opponent }, by = opponent }, otherwise(prevent(all, this)) },
  activated = { when(during(your_build_step)), cost(tap(this)), gain(1, build_points), gain(1) } }
character "Han Solo" { id = "ROTJ-52", side = light, cost = 6, speed = 40, power = 5, health = 5, unique = true,
  version = "J", subtypes = { rebel, officer, smuggler }, pilots = { transport }, keywords = { lucky(3) },
  pilot = { grant{ lucky, 3, to = host } } }
character "Lando Calrissian" { id = "ROTJ-57", side = light, cost = 6, speed = 30, power = 4, health = 5,
  unique = true, version = "I", subtypes = { diplomat, rebel, officer, smuggler },
  pilots = { starfighter, transport }, keywords = { lucky(2) },
  pilot = { grant{ accuracy, 1, to = host }, grant{ lucky, 2, to = host } } }
character "Luke Skywalker" { id = "ROTJ-58", side = light, cost = 9, speed = 50, power = 6, health = 6,
  unique = true, version = "O", subtypes = { rebel, jedi, knight }, keywords = { hidden_cost(4) },
  activated = { paid(2, evade(2)),
    paid(2, change{ power, stack(this), of = this, lasting = this_attack }) } }
character "Princess Leia" { id = "ROTJ-62", side = light, cost = 6, speed = 30, power = 4, health = 4, unique = true,
  version = "J", subtypes = { rebel, diplomat, jedi, padawan },
  whenever = { your_draw_step_starts(), draw(1) },
  activated = paid(1, evade(1)) }
character "R2-D2" { id = "ROTJ-63", side = light, cost = 3, speed = 20, power = 1, health = 2, unique = true,
  version = "I", subtypes = { rebel, astromech, droid },
  activated = { when(no_attack()), cost(tap(this)), change{ power, 2, of = unit(yours, at(character_arena)),
      lasting = this_character_battle }, grant{ accuracy, 1, to = it, lasting = this_character_battle } } }
character "Wicket W. Warrick" { id = "ROTJ-68", side = light, cost = 4, speed = 30, power = 3, health = 4,
  unique = true, version = "A", subtypes = { ewok },
  static = { change{ deploy_cost, -1, of = building(yours, is_unique, of_side(light), of_type(a_character)) } },
  whenever = { would_be_damaged(this, any_unit(opposing)), when(exists(location(endor))),
      may{ pay{ 2, by = opponent }, by = opponent }, otherwise(prevent(all, this)) } }
character "Chewbacca" { id = "ROTJ-74", side = light, cost = 5, speed = 40, power = 5, health = 5, unique = true,
  version = "K", subtypes = { rebel, wookiee },
  activated = paid(1, retaliate(5)) }
character "Luke Skywalker" { id = "ROTJ-100", side = light, cost = 6, speed = 50, power = 6, health = 5,
  unique = true, version = "M", subtypes = { rebel, jedi, knight },
  activated = { paid(3, deflect(1)),
    paid(2, evade(2)) } }
character "Princess Leia" { id = "ROTJ-104", side = light, cost = 4, speed = 40, power = 3, health = 3,
  unique = true, version = "K", subtypes = { rebel, diplomat }, pilots = { speeder },
  whenever = { would_be_damaged(this, any_unit(opposing)), may{ pay{ 2, by = opponent }, by = opponent },
      otherwise(prevent(all, this)) },
  pilot = { change{ speed, 20, of = host }, grant{ lucky, 1, to = host } },
  pilot_whenever = { would_be_damaged(host, any_unit(opposing)), may{ pay{ 2, by = opponent }, by = opponent },
      otherwise(prevent(all, host)) } }

-- Dark Side
character "Darth Vader" { id = "ROTJ-7", side = dark, cost = 8, speed = 40, power = 6, health = 6, unique = true,
  version = "P", persona = "Anakin Skywalker, Darth Vader", subtypes = { dark_jedi, jedi, sith, lord },
  activated = { { when(answers(a_battle_card)), cost(discard(any_unit(yours))), may{ pay{ 4, by = opponent }, by = opponent },
      otherwise(disrupt()) },
    { cost(discard(any_unit(yours))), change{ power, build_cost(it), of = this, lasting = this_turn } },
    paid(3, evade(2)) } }
character "Emperor Palpatine" { id = "ROTJ-9", side = dark, cost = 6, speed = 20, power = 3, health = 5,
  unique = true, version = "E", persona = "Darth Sidious, Emperor Palpatine, Chancellor Palpatine", subtypes = { dark_jedi, jedi, master },
  keywords = { corrupts },
  whenever = { is_discarded(this), remove(all, corruption, all(any_unit(opposing))) },
  activated = { { when(during(your_build_step)), cost(pay(2), pay(1, build_points), tap(this)), add(1, corruption, unit) },
    paid(1, evade(2)) } }
character "Captain Lennox" { id = "ROTJ-44", side = dark, cost = 3, speed = 20, power = 2, health = 2, unique = true,
  version = "A", subtypes = { imperial, officer }, pilots = { capital_ship },
  pilot = { change{ speed, 30, of = host }, change{ power, 1, of = host } },
  pilot_whenever = { attacks(host), add(1, damage_counter, host) } }
character "Darth Vader" { id = "ROTJ-46", side = dark, cost = 7, speed = 40, power = 6, health = 6, unique = true,
  version = "N", persona = "Anakin Skywalker, Darth Vader", subtypes = { dark_jedi, jedi, master, sith, lord },
  keywords = { armor },
  static = { change{ force_cost, 2, of = hand_card(opposing, of_type(a_battle)) } },
  activated = paid(2, evade(1)) }
character "Emperor Palpatine" { id = "ROTJ-48", side = dark, cost = 10, speed = 20, power = 0, health = 0,
  unique = true, version = "D", persona = "Darth Sidious, Emperor Palpatine, Chancellor Palpatine", subtypes = { dark_jedi, jedi, master },
  printed = { change{ power, force, of = this }, change{ health, force, of = this } },
  activated = paid(2, evade(3)) }
character "Elite Royal Guard" { id = "ROTJ-76", side = dark, cost = 5, speed = 40, power = 4, health = 4,
  subtypes = { imperial, bodyguard, dark_jedi, jedi },
  activated = paid(1, evade(1)) }
character "Darth Vader" { id = "ROTJ-77", side = dark, cost = 7, speed = 50, power = 5, health = 4, unique = true,
  version = "O", persona = "Anakin Skywalker, Darth Vader", subtypes = { dark_jedi, jedi, master, sith, lord },
  keywords = { hidden_cost(4), armor },
  activated = paid(2, evade(2)) }
character "Emperor Palpatine" { id = "ROTJ-83", side = dark, cost = 8, speed = 20, power = 3, health = 6,
  unique = true, version = "C", persona = "Darth Sidious, Emperor Palpatine, Chancellor Palpatine", subtypes = { dark_jedi, jedi, master },
  activated = { { when(would_attack()), cost(tap(this), pay(any)), damage{ result, unit(at(character_arena)), as = dice,
      prevented_by = jedi_masters } },
    paid(2, evade(2)) } }
character "Scout Trooper" { id = "ROTJ-107", side = dark, cost = 2, speed = 40, power = 2, health = 2,
  subtypes = { imperial, clone, stormtrooper }, pilots = { speeder }, keywords = { hidden_cost(1) },
  pilot = { change{ speed, 10, of = host }, grant{ accuracy, 1, to = host } } }

-- neutral
character "Bib Fortuna" { id = "ROTJ-5", side = neutral, cost = 6, speed = 30, power = 3, health = 4, unique = true,
  version = "A", subtypes = { tatooine, twi_lek, smuggler },
  activated = { when(no_attack()), cost(pay(0)), put(unit(yours, other, of_side(neutral)), beneath_this),
      times(result, change{ speed, 20, of = this }, change{ power, 2, of = this }, change{ health, 2, of = this }) } }
character "Ephant Mon" { id = "ROTJ-13", side = neutral, cost = 5, speed = 20, power = 3, health = 5, unique = true,
  version = "A", subtypes = { chevan, smuggler }, keywords = { hidden_cost(2) },
  whenever = { attacks(this), may(search(their_hand_and_deck), discard(hand_or_deck_card(opposing, one_of(of_type(a_battle),
      of_type(a_mission_card)))), shuffle(their_deck)) },
  upkeep = { { pay(1, build_points) },
    { tap(this) } } }
character "Jabba the Hutt" { id = "ROTJ-19", side = neutral, cost = 6, speed = 20, power = 3, health = 7,
  unique = true, version = "A", subtypes = { tatooine, hutt, crime_lord },
  static = { change{ power, count(unit(tatooine)), of = this } } }
character "Jabba's Dancers" { id = "ROTJ-20", side = neutral, cost = 3, speed = 10, power = 1, health = 3,
  subtypes = { tatooine, entertainer },
  whenever = { attacks(this), gain(1) } }
character "Jabba's Spies" { id = "ROTJ-22", side = neutral, cost = 6, speed = 40, power = 5, health = 6,
  subtypes = { tatooine, smuggler }, keywords = { hidden_cost(3) },
  activated = { when(answers(a_battle_card)), cost(discard(this)), may{ pay{ 3, by = opponent }, by = opponent }, otherwise(disrupt()) } }
character "Malakili" { id = "ROTJ-25", side = neutral, cost = 5, speed = 20, power = 2, health = 5, unique = true,
  version = "A", subtypes = { tatooine, corellian },
  static = { change{ power, 1, of = any_unit(yours, creature) }, change{ health, 1, of = any_unit(yours, creature) },
      grant{ intercept, 1, to = any_unit(yours, creature) } } }
character "Max Rebo Band" { id = "ROTJ-26", side = neutral, cost = 5, speed = 20, power = 3, health = 3,
  unique = true, version = "A", subtypes = { tatooine, musician },
  static = { change{ attack_cost, 1, of = unit(opposing, at(character_arena)) } } }
character "Salacious B. Crumb" { id = "ROTJ-34", side = neutral, cost = 3, speed = 30, power = 1, health = 1,
  unique = true, version = "A", subtypes = { tatooine, monkey_lizard },
  activated = { cost(tap(this)), choose(unit(opposing)), change{ power, -2, of = it, lasting = this_turn },
      require{ attacks, it, unit(yours, beside(it)), lasting = this_turn } } }
character "Boba Fett" { id = "ROTJ-42", side = neutral, cost = 9, speed = 50, power = 6, health = 6, unique = true,
  version = "H", subtypes = { bounty_hunter }, keywords = { hidden_cost(1), armor, critical_hit(3) } }
character "Jabba the Hutt" { id = "ROTJ-54", side = neutral, cost = 6, speed = 10, power = 2, health = 6,
  unique = true, version = "B", subtypes = { tatooine, hutt, crime_lord },
  static = { change{ power, 1, of = unit(yours, bounty_hunter) } },
  whenever = { falls_to(unit(opposing), unit(yours, at(character_arena), hunting)), later(your_build_step_starts(), gain(1),
      gain(1, build_points)) } }
character "Jabba the Hutt" { id = "ROTJ-55", side = neutral, cost = 5, speed = 10, power = 4, health = 6,
  unique = true, version = "C", subtypes = { hutt, crime_lord }, keywords = { hidden_cost(2) },
  static = { grant{ intercept, 0, to = unit(yours, at(character_arena), other) } } }
character "Oola" { id = "ROTJ-103", side = neutral, cost = 3, speed = 20, power = 1, health = 3, unique = true,
  version = "A", subtypes = { tatooine, twi_lek, dancer },
  static = { grant{ lucky, 1, to = unit(yours, at(character_arena)) } } }
