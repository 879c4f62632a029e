-- A Dark Time: cards drawn by lot.

unit_card "Prophet of the Dark Side" { id = "ADT-50.2", side = dark, affiliation = sith, traits = { character, force_sensitive },
  cost = 1, force = 1, capacity = 1, edge_unit_damage = 1,
  objective_set = 50, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000302",
  reaction = { enters_play(this), look(top(1, deck_card(yours))), and_then(when(balance(you), may(draw(1)))) } }

enhancement_card "Anger" { id = "ADT-50.5", side = dark, affiliation = sith, traits = { condition },
  cost = 3, force = 2, enhances = an_enemy_unit, host_traits = { character },
  objective_set = 50, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000000305",
  forced_reaction = { struggle_won{ by = you }, when(no(your_turn)), sacrifice{ host, by = opponent } } }
