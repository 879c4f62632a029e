-- Events of the Core Set: those of the Jedi and the Sith starter deck, one entry per place in an objective set.

-- The light side.
event "Counter-stroke" { id = "CORE-2.6", side = light, affiliation = jedi, traits = { force_power, control, sense },
  cost = 1, force = 2,
  objective_set = 2, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000142",
  interrupt = { played(event_card), cancel() } }
event "Jedi Mind Trick" { id = "CORE-3.4", side = light, affiliation = jedi, traits = { force_power, control, sense, alter },
  cost = 1, force = 1,
  objective_set = 3, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000003",
  action = { place(focus, or_if(1, 2, balance(you)), unit(one_of(character, creature))) } }
event "Our Most Desperate Hour" { id = "CORE-3.5", side = light,
  cost = 0, force = 1,
  objective_set = 3, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000146",
  action = { place{ shield, 1, unit(character), even_if = shielded } } }
event "Double Strike" { id = "CORE-4.5", side = light, affiliation = jedi,
  cost = 1, force = 1,
  objective_set = 4, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000153",
  reaction = { strikes(unit(character)), remove(focus, 1, subject) } }
event "Lightsaber Deflection" { id = "CORE-5.5", side = light, affiliation = jedi,
  cost = 0, force = 2,
  objective_set = 5, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000157",
  interrupt = { dealt_damage(unit(friendly, except(vehicle))), divert(damage_dealt, 1, unit(other_than(subject))) } }
event "Return of the Jedi" { id = "CORE-6.4", side = light, affiliation = jedi,
  cost = 3, force = 3,
  objective_set = 6, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000164",
  action = { put_into_play(discarded_card(yours, eligible, force_user, of_type(unit))) } }
event "Emergency Repair" { id = "CORE-6.5", side = light,
  cost = 2, force = 1,
  objective_set = 6, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000165",
  action = { when(your_turn()), remove(damage, all_tokens, objective(damaged)) } }
event "Force Rejuvenation" { id = "CORE-6.6", side = light, affiliation = jedi, traits = { force_power, control },
  cost = 2, force = 2,
  objective_set = 6, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000166",
  action = { choose(unit(friendly, character, with_something_on_it)), remove(damage, any_tokens, it), remove(focus, any_tokens, it),
             remove(shield, any_tokens, it),
             each(any(enhancement(on(it))), discard(it)) } }
event "Jedi Mind Trick" { id = "CORE-7.5", side = light, affiliation = jedi, traits = { force_power, control, sense, alter },
  cost = 1, force = 1,
  objective_set = 7, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000171",
  action = { place(focus, or_if(1, 2, balance(you)), unit(one_of(character, creature))) } }
event "It Binds All Things" { id = "CORE-7.6", side = light,
  cost = 1, force = 1,
  objective_set = 7, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000172",
  action = { move(discarded_card(yours, on_top), hand), when(balance(you), move(discarded_card(yours, on_top), hand)) } }

-- The dark side.
event "Force Choke" { id = "CORE-19.5", side = dark, affiliation = sith, traits = { force_power, alter },
  cost = 0, force = 1,
  objective_set = 19, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000106",
  action = { limit(turn_for_all_your_copies), damage(1, unit(one_of(character, creature))) } }
event "Dark Precognition" { id = "CORE-20.5", side = dark, affiliation = sith, traits = { force_power, sense },
  cost = 0, force = 1,
  objective_set = 20, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000118",
  action = { draw(2), and_then(discard(hand_card(yours))) } }
event "I'm On the Leader" { id = "CORE-21.5", side = dark, affiliation = sith,
  cost = 1, force = 1,
  objective_set = 21, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000130",
  action = { place(focus, 1, unit(enemy, fighter)) } }
event "Force Stasis" { id = "CORE-22.5", side = dark, affiliation = sith, traits = { force_power, control, alter },
  cost = 1, force = 1,
  objective_set = 22, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000026",
  action = { forbid{ takes_part(unit(enemy, one_of(character, creature))), lasting = phase } } }
event "There Is No Escape" { id = "CORE-22.6", side = dark, affiliation = sith,
  cost = 4, force = 2,
  objective_set = 22, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000027",
  action = { when(during(force)), move{ all(unit), deck_bottom, order = random_order } } }
event "Force Lightning" { id = "CORE-23.5", side = dark, affiliation = sith, traits = { force_power, control, alter },
  cost = 3, force = 1,
  objective_set = 23, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000100",
  action = { destroy(unit(exhausted)) } }
event "Force Choke" { id = "CORE-23.6", side = dark, affiliation = sith, traits = { force_power, alter },
  cost = 0, force = 1,
  objective_set = 23, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000101",
  action = { limit(turn_for_all_your_copies), damage(1, unit(one_of(character, creature))) } }
event "Interrogation" { id = "CORE-24.6", side = dark, affiliation = sith,
  cost = 2, force = 1,
  objective_set = 24, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000121",
  action = { look(all(hand_card(theirs))), discard(hand_card(theirs)) } }
event "A Disturbance In the Force" { id = "CORE-25.6", side = dark, affiliation = sith,
  cost = 2, force = 3,
  objective_set = 25, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000113",
  action = { place(focus, 1, all(unit(enemy, committed))) } }
event "Detained" { id = "CORE-32.4", side = dark, affiliation = imperial_navy,
  cost = 2, force = 3, objective_set = 32, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000000055",
  reaction = { strike_resolved(unit(enemy, attacking, one_of(character, droid))), capture(subject, objective(friendly)) } }
