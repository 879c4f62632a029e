-- Covert Missions.

battlefield "Pyke Syndicate Mine" { id = "CM-159", subtitle = "Kessel",
  claim = { each(any_player, discard(top(or_if(1, 2, spot(character(yours, except(with_die)))), card_in_deck(controlled_by(they)))),
    when(exists(discarded(among(them), except(of_type(event)))), gain(1))) } }
