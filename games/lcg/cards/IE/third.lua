-- Imperial Entanglements: further cards drawn by lot.

event "Jabba's Summons" { id = "IE-184.6", side = dark, affiliation = scum_and_villainy,
  cost = 1, force = 2,
  objective_set = 184, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000001164",
  action = { look(all(deck_card(yours))), may(choose(deck_card(yours, of_type(unit), one_of(bounty_hunter, mercenary))), reveal(it), move(it, hand)), shuffle(command_deck) } }
