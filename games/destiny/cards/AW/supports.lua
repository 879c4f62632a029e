-- Awakenings: supports.

support "AT-ST" { id = "AW-5", cost = 6, color = red, affiliation = villain, subtypes = { vehicle },
  die = { "3 ranged", "4 ranged", "5 ranged for 1", "2 shield", "special", "special" },
  special = { discard(support) } }

support "First Order TIE Fighter" { id = "AW-6", cost = 3, color = red, affiliation = villain, subtypes = { vehicle },
  die = { "1 ranged", "2 ranged", "3 ranged for 1", "1 disrupt", "special", "blank" },
  special = { take_off(all, shield, all(character(opposing))) } }

support "Speeder Bike Scout" { id = "AW-18", cost = 3, color = gray, affiliation = villain, subtypes = { vehicle },
  die = { "2 ranged", "3 ranged for 1", "1 disrupt", "1 shield", "special", "blank" },
  special = { remove(die), act() } }

support "Launch Bay" { id = "AW-31", cost = 5, color = red, affiliation = hero,
  die = { "X ranged", "X ranged", "X disrupt", "X shield", "X discard", "blank" },
  inherent = { change{x, to = count(card_in_hand(yours)), of = this_die} } }

support "Black One" { id = "AW-32", cost = 4, color = red, affiliation = hero, unique = true, subtypes = { vehicle },
  die = { "2 ranged", "3 ranged", "1 disrupt", "2 shield", "special", "blank" },
  special = { deal(1, character), keep{reroll = yes} } }

support "BB-8" { id = "AW-43", cost = 1, color = gray, affiliation = hero, unique = true, subtypes = { droid },
  die = { "1 focus", "1 disrupt", "1 shield", "1 resource", "special", "blank" },
  special = { reroll(this_die), reroll(die(yours, other_die)), keep() } }

support "Millennium Falcon" { id = "AW-49", cost = 5, color = yellow, affiliation = hero, unique = true,
  subtypes = { vehicle },
  die = { "3 ranged", "4 ranged", "2 focus", "3 discard", "2 resource", "special" },
  special = { play{card_at_hand(yours, of_color(yellow), of_type(event)), free = yes} } }

support "Outpost" { id = "AW-53", cost = 2, color = red,
  die = { "1 focus", "1 disrupt", "2 disrupt", "1 shield", "special", "blank" },
  special = { use(battlefield, claim) } }

support "Black Market" { id = "AW-64", cost = 3, color = yellow,
  die = { "+2 ranged", "2 focus", "2 shield", "1 resource", "special", "blank" },
  special = { draw(2), may(play{card_in_hand(yours, of_type(upgrade)), less = 1}) } }

support "Drudge Work" { id = "AW-76", cost = 0, color = red, affiliation = villain,
  action = { cost(exhaust(this), exhaust(character(yours, ready_one))), gain(1) } }

support "Local Garrison" { id = "AW-77", cost = 3, color = red, affiliation = villain, ongoing = { change{income, -1, of = each_opponent, at_least = 1} } }

support "Emperor's Favor" { id = "AW-88", cost = 1, color = blue, affiliation = villain, unique = true,
  ongoing = { change{hand_size, 1, of = you} } }

support "Power of the Dark Side" { id = "AW-89", cost = 2, color = blue, affiliation = villain,
  action = { cost(exhaust(this)), reroll(die(yours)), when(is(it, showing(blank)), deal{2, character, unblockable = yes}) } }

support "Backup Muscle" { id = "AW-99", cost = 1, color = yellow, affiliation = villain,
  after = { plays(this), place(3, damage, this) },
  action = { cost(exhaust(this)), move(1, damage, this, character) } }

support "My Kind of Scum" { id = "AW-100", cost = 1, color = yellow, affiliation = villain,
  after = { disrupts{die, by = you}, may(exhaust(this), and_then(gain(amount))) } }

support "Underworld Connections" { id = "AW-101", cost = 2, color = yellow, affiliation = villain,
  action = { cost(exhaust(this)), gain(1) } }

support "Resistance HQ" { id = "AW-113", cost = 2, color = red, affiliation = hero, unique = true,
  action = { cost(exhaust(this), discard(card_in_hand(yours))), shield(1, character),
    and_then(may{spend{1, by = opponent}, by = opponent}, otherwise(ready(this))) } }

support "Jedi Council" { id = "AW-123", cost = 2, color = blue, affiliation = hero, unique = true,
  action = { cost(exhaust(this)), each(any_player, look(top(2, card_in_deck(controlled_by(they)))), discard(up_to(1, card_in_deck(among(them)))), and_then(put(rest, hand))) } }

support "Awakening" { id = "AW-124", cost = 1, color = blue, affiliation = hero,
  action = { cost(exhaust(this)), resolve{die(yours, showing_modifier), plain = yes} } }

support "The Force is Strong" { id = "AW-125", cost = 1, color = blue, affiliation = hero,
  action = { cost(exhaust(this), discard(card_in_hand(yours, of_color(blue)))), play{card_in_hand(yours, copy_of(it)), free = yes} } }

support "Play the Odds" { id = "AW-135", cost = 1, color = yellow, affiliation = hero,
  action = { cost(exhaust(this)), reroll(die(yours, of_color(yellow))), when(is(it, showing(resource)), gain(1)) } }

support "Street Informants" { id = "AW-136", cost = 0, color = yellow, affiliation = hero,
  keywords = { ambush },
  action = { cost(exhaust(this)), look(all(card_in_hand(opposing))) } }

support "Supporting Fire" { id = "AW-144", cost = 2, color = red,
  action = { cost(exhaust(this)), resolve{die(yours, showing(ranged)), more = 1} } }

support "It Binds All Things" { id = "AW-150", cost = 1, color = blue,
  before = { plays(card(yours, of_color(blue), of_type(upgrade))), may(exhaust(this), and_then(change{cost, -1, of = subject})) } }

support "Infamous" { id = "AW-163", cost = 1, color = yellow,
  before = { plays(card(yours, of_color(yellow))), may(exhaust(this), and_then(grant{ambush, to = subject})) } }
