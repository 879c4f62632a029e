-- Events of the Core Set: those of the Jedi and the Sith starter deck, one entry per place in an objective set.

-- The light side.
event "Counter-stroke" { id = "CORE-2.6", side = light, affiliation = jedi, themes = { force_power, control, sense },
  cost = 1, force = 2,
  objective_set = 2, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000142",
  interrupt = { played(event_card), cancel_it() } }
event "Jedi Mind Trick" { id = "CORE-3.4", side = light, affiliation = jedi, themes = { force_power, control, sense, alter },
  cost = 1, force = 1,
  objective_set = 3, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000003",
  action = { place_focus_by_balance(unit(one_of(with_trait(character), with_trait(creature)))) } }
event "Our Most Desperate Hour" { id = "CORE-3.5", side = light,
  cost = 0, force = 1,
  objective_set = 3, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000146",
  action = { extra_shield(unit(with_trait(character))) } }
event "Double Strike" { id = "CORE-4.5", side = light, affiliation = jedi,
  cost = 1, force = 1,
  objective_set = 4, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000153",
  reaction = { strikes(unit(with_trait(character))), remove_focus(1, subject) } }
event "Lightsaber Deflection" { id = "CORE-5.5", side = light, affiliation = jedi,
  cost = 0, force = 2,
  objective_set = 5, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000157",
  interrupt = { dealt_damage(unit(friendly, except(with_trait(vehicle)))), redirect(1, unit(another)) } }
event "Return of the Jedi" { id = "CORE-6.4", side = light, affiliation = jedi,
  cost = 3, force = 3,
  objective_set = 6, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000164",
  action = { put_into_play(returning_unit(in_your_discard, with_trait(force_user))) } }
event "Emergency Repair" { id = "CORE-6.5", side = light,
  cost = 2, force = 1,
  objective_set = 6, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000165",
  action = { when(your_turn()), heal_all(objective(damaged)) } }
event "Force Rejuvenation" { id = "CORE-6.6", side = light, affiliation = jedi, themes = { force_power, control },
  cost = 2, force = 2,
  objective_set = 6, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000166",
  action = { choose(unit(friendly, with_trait(character), with_something_on_it)), discard_tokens(it),
             up_to(16, enhancement(attached_to_it), discard(it)) } }
event "Jedi Mind Trick" { id = "CORE-7.5", side = light, affiliation = jedi, themes = { force_power, control, sense, alter },
  cost = 1, force = 1,
  objective_set = 7, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000171",
  action = { place_focus_by_balance(unit(one_of(with_trait(character), with_trait(creature)))) } }
event "It Binds All Things" { id = "CORE-7.6", side = light,
  cost = 1, force = 1,
  objective_set = 7, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000172",
  action = { take_top_by_balance() } }

-- The dark side.
event "Force Choke" { id = "CORE-19.5", side = dark, affiliation = sith, themes = { force_power, alter },
  cost = 0, force = 1,
  objective_set = 19, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000106",
  action = { limit(turn_for_all_your_copies), damage(1, unit(one_of(with_trait(character), with_trait(creature)))) } }
event "Dark Precognition" { id = "CORE-20.5", side = dark, affiliation = sith, themes = { force_power, sense },
  cost = 0, force = 1,
  objective_set = 20, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000118",
  action = { draw(2), and_then(discard(hand_card(in_your_hand))) } }
event "I'm On the Leader" { id = "CORE-21.5", side = dark, affiliation = sith,
  cost = 1, force = 1,
  objective_set = 21, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000130",
  action = { place_focus(1, unit(enemy, with_trait(fighter))) } }
event "Force Stasis" { id = "CORE-22.5", side = dark, affiliation = sith, themes = { force_power, control, alter },
  cost = 1, force = 1,
  objective_set = 22, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000026",
  action = { bar(unit(enemy, one_of(with_trait(character), with_trait(creature))), end_of_phase) } }
event "There Is No Escape" { id = "CORE-22.6", side = dark, affiliation = sith,
  cost = 4, force = 2,
  objective_set = 22, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000027",
  action = { when(force_phase()), all_units_under_decks() } }
event "Force Lightning" { id = "CORE-23.5", side = dark, affiliation = sith, themes = { force_power, control, alter },
  cost = 3, force = 1,
  objective_set = 23, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000100",
  action = { destroy(unit(exhausted)) } }
event "Force Choke" { id = "CORE-23.6", side = dark, affiliation = sith, themes = { force_power, alter },
  cost = 0, force = 1,
  objective_set = 23, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000101",
  action = { limit(turn_for_all_your_copies), damage(1, unit(one_of(with_trait(character), with_trait(creature)))) } }
event "Interrogation" { id = "CORE-24.6", side = dark, affiliation = sith,
  cost = 2, force = 1,
  objective_set = 24, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000121",
  action = { look_at_hand(), discard(hand_card(in_enemy_hand)) } }
event "A Disturbance In the Force" { id = "CORE-25.6", side = dark, affiliation = sith,
  cost = 2, force = 3,
  objective_set = 25, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000113",
  action = { each(unit(enemy, committed), place_focus(1, it)) } }
