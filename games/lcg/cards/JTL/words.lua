-- Jump to Lightspeed.

event "A Gift from the Past" { id = "JTL-166.5", side = light, affiliation = jedi,
  cost = 0, force = 2,
  objective_set = 166, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001055",
  action = { choose{ unit(yours, committed), name = "first" }, uncommit(the("first")), and_then(commit(unit(yours, other_than(the("first"))))) } }

objective_card "The Reawakening" { id = "JTL-169.1", side = dark, affiliation = sith,
  capacity = 5, resources = 1,
  objective_set = 169, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001069",
  reaction = { struggle_won{ by = you }, each(any_player, look(top(2, deck_card(controlled_by(they)))), move(deck_card(among(them)), discard_pile)) } }
