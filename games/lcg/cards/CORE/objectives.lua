-- Objectives of the Core Set: those of the Jedi and the Sith starter deck, one entry per place in an objective set.

-- The light side.
objective_card "A Hero's Journey" { id = "CORE-1.1", side = light, affiliation = jedi, themes = { tatooine },
  capacity = 4, resources = 2,
  objective_set = 1, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000063" }
objective_card "In You Must Go" { id = "CORE-2.1", side = light, affiliation = jedi, themes = { dagobah },
  capacity = 5, resources = 1,
  objective_set = 2, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000137",
  constant = { when(first_enhancement()), each(hand_enhancement(in_your_hand), lessen(1, cost_to_play, it)) } }
objective_card "Forgotten Heroes" { id = "CORE-3.1", side = light, affiliation = jedi,
  capacity = 5, resources = 1,
  objective_set = 3, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000144",
  reaction = { played(unit(friendly, with_trait(force_user))), draw(1) } }
objective_card "A Journey to Dagobah" { id = "CORE-4.1", side = light, affiliation = jedi, themes = { dagobah },
  capacity = 4, resources = 2, only_for = jedi,
  objective_set = 4, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000149",
  interrupt = { destroyed(this), search_objectives(), up_to(1, deck_objective(in_your_deck), put_into_play(it)),
                shuffle_objectives() } }
objective_card "The Secret of Yavin 4" { id = "CORE-5.1", side = light, affiliation = jedi, themes = { yavin_4 },
  capacity = 6, resources = 1,
  objective_set = 5, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000155",
  interrupt = { engaged(objective(other, friendly)), limit(turn), engage_instead(this) } }
objective_card "Last Minute Rescue" { id = "CORE-6.1", side = light, affiliation = jedi, themes = { cloud_city },
  capacity = 5, resources = 1,
  objective_set = 6, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000161",
  reaction = { refreshed(), when(you_did()), heal(1, unit(damaged)) } }
objective_card "Jedi Training" { id = "CORE-7.1", side = light, affiliation = jedi,
  capacity = 5, resources = 1,
  objective_set = 7, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000167",
  constant = { struggles(1, this) } }
objective_card "Hit and Run" { id = "CORE-18.1", side = light,
  capacity = 4, resources = 1, one_per_deck = true,
  objective_set = 18, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000210",
  reaction = { edge_won(), limit(turn), when(you_did()), when(you_attack()), damage_engaged(1) } }

-- The dark side.
objective_card "Fall of the Jedi" { id = "CORE-19.1", side = dark, affiliation = sith, themes = { executor },
  capacity = 5, resources = 1,
  objective_set = 19, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000102",
  reaction = { draw_phase_begins(), when(your_turn()), put_under_deck(hand_card(in_your_hand)) } }
objective_card "Counsel of the Sith" { id = "CORE-20.1", side = dark, affiliation = sith, themes = { executor },
  capacity = 5, resources = 1,
  objective_set = 20, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000114",
  reaction = { turn_begins(), when(enemy_turn()), draw(1) } }
objective_card "Black Squadron Assault" { id = "CORE-21.1", side = dark, affiliation = sith, themes = { death_star },
  capacity = 5, resources = 1,
  objective_set = 21, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000126",
  action = { cost(focus(this)), remove_focus(1, unit(exhausted, friendly, with_trait(black_squadron))) } }
objective_card "The Heart of the Empire" { id = "CORE-22.1", side = dark, affiliation = sith, traits = { coruscant },
  capacity = 10, resources = 3, only_for = sith,
  objective_set = 22, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000022",
  constant = { is_vital(this) } }
objective_card "The Emperor's Web" { id = "CORE-23.1", side = dark, affiliation = sith, themes = { death_star },
  capacity = 4, resources = 1,
  objective_set = 23, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000096",
  constant = { when(first_sith_event()), each(hand_event(in_your_hand, of(sith)), lessen(1, cost_to_play, it)) } }
objective_card "Cruel Interrogations" { id = "CORE-24.1", side = dark, affiliation = sith, themes = { cloud_city },
  capacity = 5, resources = 1,
  objective_set = 24, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000120",
  reaction = { enters_play(this), capture_random(this) } }
objective_card "Shadows of Dathomir" { id = "CORE-25.1", side = dark, affiliation = sith, themes = { dathomir },
  capacity = 5, resources = 2,
  objective_set = 25, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000108" }
objective_card "Reconnaissance Mission" { id = "CORE-36.1", side = dark,
  capacity = 5, resources = 1, one_per_deck = true,
  objective_set = 36, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000087",
  constant = { raises_reserve(1) } }
