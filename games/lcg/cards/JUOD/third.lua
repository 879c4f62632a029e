-- Join Us or Die: further cards drawn by lot.

objective_card "Behind Enemy Lines" { id = "JUOD-113.1", side = light, affiliation = rebel_alliance,
  capacity = 5, resources = 1,
  objective_set = 113, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000733",
  reaction = { enters_play(objective), either({ look(top(1, deck_objective(theirs))), may(move(deck_objective(among(them)), deck_bottom)) },
    { look(top(1, deck_card(theirs))), may(move(deck_card(among(them)), deck_bottom)) }) } }
