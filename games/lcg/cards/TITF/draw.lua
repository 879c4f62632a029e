-- Trust in the Force: cards drawn by lot.

event "Krayt Dragon Howl" { id = "TITF-280.5", side = light, affiliation = jedi,
  cost = 1, force = 2,
  objective_set = 280, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001799",
  action = { when(during(engagement)), withdraw(all(unit(enemy, participating, character, at_most(cost, 3)))) } }

unit_card "Echo Scout" { id = "TITF-281.3", side = light, affiliation = rebel_alliance, traits = { character, scout, trooper },
  cost = 2, force = 1, capacity = 2, unit_damage = 1,
  objective_set = 281, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001803",
  action = { cost(focus(this)), look(top(count(objective(yours, hoth)), deck_card(yours))), move(n_of(1, deck_card(among(them))), hand), move{ rest, deck_top, in_order = yes } } }

unit_card "Dune Sea Hero" { id = "TITF-282.2", side = light, affiliation = smugglers_and_spies, traits = { character, scavenger }, unique = true,
  cost = 4, force = 3, capacity = 3, unit_damage = 2, blast_damage = 1,
  objective_set = 282, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000001808",
  keywords = { elite },
  reaction = { focused{ unit(friendly), by = opponent }, limit(turn), move_tokens(focus, 1, subject, unit(enemy)) } }
