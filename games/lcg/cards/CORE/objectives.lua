-- Objectives of the Core Set: those of the Jedi and the Sith starter deck, one entry per place in an objective set.

-- The light side.
objective_card "A Hero's Journey" { id = "CORE-1.1", side = light, affiliation = jedi, traits = { tatooine },
  capacity = 4, resources = 2,
  objective_set = 1, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000063" }
objective_card "In You Must Go" { id = "CORE-2.1", side = light, affiliation = jedi, traits = { dagobah },
  capacity = 5, resources = 1,
  objective_set = 2, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000137",
  constant = { when(first_enhancement()), change{ cost_to_play, -1, of = hand_card(yours, of_type(enhancement)) } } }
objective_card "Forgotten Heroes" { id = "CORE-3.1", side = light, affiliation = jedi,
  capacity = 5, resources = 1,
  objective_set = 3, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000144",
  reaction = { played(unit(friendly, force_user)), draw(1) } }
objective_card "A Journey to Dagobah" { id = "CORE-4.1", side = light, affiliation = jedi, traits = { dagobah },
  capacity = 4, resources = 2, only_for = jedi,
  objective_set = 4, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000149",
  interrupt = { destroyed(this), look(all(deck_objective(yours))), put_into_play(up_to(1, deck_objective(yours))),
                shuffle(objective_deck) } }
objective_card "The Secret of Yavin 4" { id = "CORE-5.1", side = light, affiliation = jedi, traits = { yavin_4 },
  capacity = 6, resources = 1,
  objective_set = 5, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000155",
  interrupt = { engaged(objective(friendly, other_than(this))), limit(turn), divert{ engagement, to = this } } }
objective_card "Last Minute Rescue" { id = "CORE-6.1", side = light, affiliation = jedi, traits = { cloud_city },
  capacity = 5, resources = 1,
  objective_set = 6, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000161",
  reaction = { refreshed{ by = you }, remove(damage, 1, unit(damaged)) } }
objective_card "Jedi Training" { id = "CORE-7.1", side = light, affiliation = jedi,
  capacity = 5, resources = 1,
  objective_set = 7, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000167",
  constant = { change{ force_struggle, 1, of = this } } }
objective_card "Hit and Run" { id = "CORE-18.1", side = light,
  capacity = 4, resources = 1, one_per_deck = true,
  objective_set = 18, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000210",
  reaction = { edge_won{ by = you }, limit(turn), when(you_attack()), damage(1, objective(engaged)) } }

-- The dark side.
objective_card "Fall of the Jedi" { id = "CORE-19.1", side = dark, affiliation = sith, traits = { executor },
  capacity = 5, resources = 1,
  objective_set = 19, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000102",
  reaction = { phase_begins{ how = draw, by = you }, move(hand_card(yours), deck_bottom) } }
objective_card "Counsel of the Sith" { id = "CORE-20.1", side = dark, affiliation = sith, traits = { executor },
  capacity = 5, resources = 1,
  objective_set = 20, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000114",
  reaction = { turn_begins{ by = opponent }, draw(1) } }
objective_card "Black Squadron Assault" { id = "CORE-21.1", side = dark, affiliation = sith, traits = { death_star },
  capacity = 5, resources = 1,
  objective_set = 21, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000126",
  action = { cost(focus(this)), remove(focus, 1, unit(exhausted, friendly, black_squadron)) } }
objective_card "The Heart of the Empire" { id = "CORE-22.1", side = dark, affiliation = sith, traits = { coruscant },
  capacity = 10, resources = 3, only_for = sith,
  objective_set = 22, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000022",
  constant = { grant{ vital, to = this } } }
objective_card "The Emperor's Web" { id = "CORE-23.1", side = dark, affiliation = sith, traits = { death_star },
  capacity = 4, resources = 1,
  objective_set = 23, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000096",
  constant = { when(first_sith_event()), change{ cost_to_play, -1, of = hand_card(yours, of(sith), of_type(event)) } } }
objective_card "Cruel Interrogations" { id = "CORE-24.1", side = dark, affiliation = sith, traits = { cloud_city },
  capacity = 5, resources = 1,
  objective_set = 24, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000120",
  reaction = { enters_play(this), capture(random(1, hand_card(theirs)), this) } }
objective_card "Shadows of Dathomir" { id = "CORE-25.1", side = dark, affiliation = sith, traits = { dathomir },
  capacity = 5, resources = 2,
  objective_set = 25, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000108" }
objective_card "Reconnaissance Mission" { id = "CORE-36.1", side = dark,
  capacity = 5, resources = 1, one_per_deck = true,
  objective_set = 36, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000087",
  constant = { change{ reserve, 1, of = you } } }
