-- Ancient Rivals: cards drawn by lot.

objective_card "Explosives Artist" { id = "AR-232.1", side = light, affiliation = rebel_alliance, traits = { lothal },
  capacity = 5, resources = 1,
  objective_set = 232, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000001465",
  keywords = { influence },
  reaction = { enters_play(this), look(top(10, deck_card(yours))), may(choose(deck_card(among(them), of_type(unit), specter)), reveal(it), move(it, hand)), shuffle(command_deck) } }
