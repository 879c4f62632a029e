-- Awakenings: battlefields.

battlefield "Frozen Wastes" { id = "AW-168", subtitle = "Starkiller Base", claim = { remove(die(of_character)) } }

battlefield "Starship Graveyard" { id = "AW-174", subtitle = "Jakku",
  claim = { put_on_deck(discarded(yours, one_of(of_type(a_support), of_type(an_upgrade)))) } }
