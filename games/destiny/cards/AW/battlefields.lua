-- Awakenings: battlefields.

battlefield "Command Center" { id = "AW-165", subtitle = "Lothal", claim = { mill_opponents(2) } }

battlefield "Echo Base" { id = "AW-166", subtitle = "Hoth", claim = { give_shields(1, character) } }

battlefield "Emperor's Throne Room" { id = "AW-167", subtitle = "Death Star II",
  claim = { turn(die(yours), a_special), and_then(may(resolve(it))) } }

battlefield "Frozen Wastes" { id = "AW-168", subtitle = "Starkiller Base", claim = { remove(die(of_character)) } }

battlefield "Imperial Armory" { id = "AW-169", subtitle = "Death Star",
  claim = { play_for_less(1, card_in_hand(yours, of_type(an_upgrade))) } }

battlefield "Jedi Temple" { id = "AW-170", subtitle = "Coruscant",
  claim = { look_at_hand(opponent), up_to(2, card_in_hand(opposing, of_type(an_event)), discard(it)) } }

battlefield "Rebel War Room" { id = "AW-171", subtitle = "Yavin IV", claim = { resolve_free(die(yours)) } }

battlefield "Mos Eisley Spaceport" { id = "AW-172", subtitle = "Tatooine",
  claim = { return_to_hand(upgrade(yours, owned)), and_then(gain(1)) } }

battlefield "Separatist Base" { id = "AW-173", subtitle = "Mustafar", claim = { hurt_opponents(1) } }

battlefield "Starship Graveyard" { id = "AW-174", subtitle = "Jakku",
  claim = { put_on_deck(discarded(yours, one_of(of_type(a_support), of_type(an_upgrade)))) } }
