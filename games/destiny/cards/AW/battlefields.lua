-- Awakenings: battlefields.

battlefield "Command Center" { id = "AW-165", subtitle = "Lothal", claim = { each(each_opponent, discard(top(2, card_in_deck(controlled_by(they))))) } }

battlefield "Echo Base" { id = "AW-166", subtitle = "Hoth", claim = { shield(1, character) } }

battlefield "Emperor's Throne Room" { id = "AW-167", subtitle = "Death Star II",
  claim = { turn(die(yours), a_special), and_then(may(resolve(it))) } }

battlefield "Frozen Wastes" { id = "AW-168", subtitle = "Starkiller Base", claim = { remove(die(of_type(character))) } }

battlefield "Imperial Armory" { id = "AW-169", subtitle = "Death Star",
  claim = { play{card_in_hand(yours, of_type(upgrade)), less = 1} } }

battlefield "Jedi Temple" { id = "AW-170", subtitle = "Coruscant",
  claim = { look(all(card_in_hand(opposing))), each(up_to(2, card_in_hand(opposing, of_type(event))), discard(it)) } }

battlefield "Rebel War Room" { id = "AW-171", subtitle = "Yavin IV", claim = { resolve{die(yours), free = yes} } }

battlefield "Mos Eisley Spaceport" { id = "AW-172", subtitle = "Tatooine",
  claim = { put(upgrade(yours, owned), hand), and_then(gain(1)) } }

battlefield "Separatist Base" { id = "AW-173", subtitle = "Mustafar", claim = { deal{1, character(controlled_by(they)), unblockable = yes, by = each_opponent} } }

battlefield "Starship Graveyard" { id = "AW-174", subtitle = "Jakku",
  claim = { put(discarded(yours, one_of(of_type(support), of_type(upgrade))), deck_top) } }
