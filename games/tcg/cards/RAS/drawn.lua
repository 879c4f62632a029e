-- Rogues and Scoundrels: cards drawn by lot.

-- neutral
character "Sleen" { id = "RAS-95", side = neutral, cost = 4, speed = 30, power = 2, health = 2,
  subtypes = { dagobah, creature },
  activated = { when(during(your_build_step)), cost(tap(this)), discard(top(1, deck_card(opposing))) },
  whenever = { is_discarded(this), discard(top(force, deck_card(opposing))) } }
battle "Disrupting Strike" { id = "RAS-80", side = neutral,
  effect = { when(answers(a_battle_card)), cost(pay(1)), may{ pay{ 2, by = opponent }, by = opponent }, otherwise(disrupt) } }

-- Light Side, written for its word
character "Princess Leia" { id = "RAS-27", side = light, cost = 5, speed = 40, power = 4, health = 5, unique = true, version = "I",
  subtypes = { rebel, diplomat },
  activated = { { when(during(your_build_step)), cost(tap(this)), grant{ accuracy, 1, to = all(any_unit(yours, of_type(a_character))), lasting = this_turn } },
    { when(during(your_build_step)), cost(tap(this)), gain(2, build_points) } },
  static = { strip{ upkeep, from = any_unit(yours, smuggler) } } }

-- Dark Side, written for its word
character "Darth Vader" { id = "RAS-44", side = dark, cost = 8, speed = 50, power = 5, health = 6, unique = true, version = "M",
  subtypes = { dark_jedi, master, sith, lord },
  static = { grant{ bounty(gain(1)), to = unit(yours) }, change{ deploy_cost, -1, of = building(yours, bounty_hunter) } },
  activated = paid(2, evade(2)) }

-- neutral, written for their words
space "Millennium Falcon" { id = "RAS-23", side = neutral, cost = 7, speed = 50, power = 5, health = 5, unique = true, version = "I",
  subtypes = { transport }, keywords = { two_pilots, accuracy(1), shields(1) },
  whenever = { your_build_step_starts, when(no(exists(pilot(on(this), one_of(wookiee, smuggler))))), tap(this) } }
space "Slave I" { id = "RAS-64", side = neutral, cost = 5, speed = 40, power = 4, health = 4, unique = true, version = "D",
  subtypes = { patrol_ship },
  static = { allow{ attacks(this), on = any_unit(opposing, of_type(a_space_unit), retreated) } } }
battle "No Good to Me Dead" { id = "RAS-93", side = neutral,
  effect = { strip{ bounty, from = all(any_unit(opposing)), lasting = this_turn } } }
battle "Vendetta" { id = "RAS-68", side = neutral,
  effect = { cost(pay(4)), prevent(all, any_unit(yours, of_type(a_character))), change{ power, result, of = it, lasting = this_turn },
    grant{ unpreventable, 1, to = it, lasting = this_turn } } }
