-- A Dark Time: cards drawn by lot.

objective_card "The Hunt for Han Solo" { id = "ADT-52.1", side = dark, affiliation = scum_and_villainy,
  capacity = 5, resources = 1,
  objective_set = 52, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000313",
  reaction = { captured{ captured_card(of_type(unit)), this, by = you }, cost(reveal(subject)), remove(focus, 1, card_in_play(of(scum_and_villainy), exhausted)),
    when(is(subject, titled("Han Solo")), advance(1)) } }
