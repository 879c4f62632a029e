-- Scrap Metal: cards drawn by lot.

unit_card "Twi'lek Sycophant" { id = "SM-250.3", side = dark, traits = { character, mercenary },
  cost = 1, force = 1, capacity = 1, unit_damage = 1,
  objective_set = 250, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000001575",
  reaction = { enters_play(this), look(top(5, deck_card(yours))), may(choose(deck_card(among(them), of_type(event))), reveal(it), move(it, hand)), shuffle(command_deck) } }
