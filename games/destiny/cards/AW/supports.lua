-- Awakenings: supports.

support "AT-ST" { id = "AW-5", cost = 6, color = red, affiliation = villain, subtypes = { vehicle },
  die = { "3 ranged", "4 ranged", "5 ranged for 1", "2 shield", "special", "special" },
  special = { discard(support) } }

support "First Order TIE Fighter" { id = "AW-6", cost = 3, color = red, affiliation = villain, subtypes = { vehicle },
  die = { "1 ranged", "2 ranged", "3 ranged for 1", "1 disrupt", "special", "blank" },
  special = { each(character(opposing), remove_all_shields(it)) } }

support "Speeder Bike Scout" { id = "AW-18", cost = 3, color = gray, affiliation = villain, subtypes = { vehicle },
  die = { "2 ranged", "3 ranged for 1", "1 disrupt", "1 shield", "special", "blank" },
  special = { remove(die), take_action(you) } }

support "Launch Bay" { id = "AW-31", cost = 5, color = red, affiliation = hero,
  die = { "X ranged", "X ranged", "X disrupt", "X shield", "X discard", "blank" },
  inherent = { define_x(count(card_in_hand(yours))) } }

support "Black One" { id = "AW-32", cost = 4, color = red, affiliation = hero, unique = true, subtypes = { vehicle },
  die = { "2 ranged", "3 ranged", "1 disrupt", "2 shield", "special", "blank" },
  special = { deal(1, character), reroll_instead() } }

support "BB-8" { id = "AW-43", cost = 1, color = gray, affiliation = hero, unique = true, subtypes = { droid },
  die = { "1 focus", "1 disrupt", "1 shield", "1 resource", "special", "blank" },
  special = { reroll_this_die(), reroll(die(yours, other_die)), keep_die() } }

support "Millennium Falcon" { id = "AW-49", cost = 5, color = yellow, affiliation = hero, unique = true,
  subtypes = { vehicle },
  die = { "3 ranged", "4 ranged", "2 focus", "3 discard", "2 resource", "special" },
  special = { play_free(event_at_hand(yours, of_color(yellow))) } }

support "Outpost" { id = "AW-53", cost = 2, color = red,
  die = { "1 focus", "1 disrupt", "2 disrupt", "1 shield", "special", "blank" },
  special = { use_battlefield() } }

support "Black Market" { id = "AW-64", cost = 3, color = yellow,
  die = { "+2 ranged", "2 focus", "2 shield", "1 resource", "special", "blank" },
  special = { draw(2), may(play_for_less(1, card_in_hand(yours, of_type(an_upgrade)))) } }

support "Drudge Work" { id = "AW-76", cost = 0, color = red, affiliation = villain,
  action = { cost(exhaust(this), exhaust(character(yours, ready_one))), gain(1) } }

support "Local Garrison" { id = "AW-77", cost = 3, color = red, affiliation = villain, ongoing = { tax_upkeep(1) } }

support "Emperor's Favor" { id = "AW-88", cost = 1, color = blue, affiliation = villain, unique = true,
  ongoing = { increase_hand_size(1) } }

support "Power of the Dark Side" { id = "AW-89", cost = 2, color = blue, affiliation = villain,
  action = { cost(exhaust(this)), reroll(die(yours)), when(shows(it, blank), deal_unblockable(2, character)) } }

support "Backup Muscle" { id = "AW-99", cost = 1, color = yellow, affiliation = villain,
  after = { plays(this), place_damage(3, this) },
  action = { cost(exhaust(this)), shift_damage(1, this, character) } }

support "My Kind of Scum" { id = "AW-100", cost = 1, color = yellow, affiliation = villain,
  after = { disrupts(die), when(you_did()), may(exhaust(this), and_then(gain(amount))) } }

support "Underworld Connections" { id = "AW-101", cost = 2, color = yellow, affiliation = villain,
  action = { cost(exhaust(this)), gain(1) } }

support "Resistance HQ" { id = "AW-113", cost = 2, color = red, affiliation = hero, unique = true,
  action = { cost(exhaust(this), discard(card_in_hand(yours))), give_shields(1, character),
    and_then(ready_unless_paid(this, 1, opponent)) } }

support "Jedi Council" { id = "AW-123", cost = 2, color = blue, affiliation = hero, unique = true,
  action = { cost(exhaust(this)), look_and_discard() } }

support "Awakening" { id = "AW-124", cost = 1, color = blue, affiliation = hero,
  action = { cost(exhaust(this)), resolve_plain(die(yours, showing_modifier)) } }

support "The Force is Strong" { id = "AW-125", cost = 1, color = blue, affiliation = hero,
  action = { cost(exhaust(this), discard(card_in_hand(yours, of_color(blue)))), play_free(card_in_hand(yours, copy_of_it)) } }

support "Play the Odds" { id = "AW-135", cost = 1, color = yellow, affiliation = hero,
  action = { cost(exhaust(this)), reroll(die(yours, of_color(yellow))), when(shows(it, resource), gain(1)) } }

support "Street Informants" { id = "AW-136", cost = 0, color = yellow, affiliation = hero,
  keywords = { ambush },
  action = { cost(exhaust(this)), look_at_hand(opponent) } }

support "Supporting Fire" { id = "AW-144", cost = 2, color = red,
  action = { cost(exhaust(this)), resolve_more(die(yours, showing(ranged)), 1) } }

support "It Binds All Things" { id = "AW-150", cost = 1, color = blue,
  before = { plays(upgrade_card(yours, of_color(blue))), may(exhaust(this), and_then(reduce_cost(1))) } }

support "Infamous" { id = "AW-163", cost = 1, color = yellow,
  before = { plays(card(yours, of_color(yellow))), may(exhaust(this), and_then(give_ambush())) } }
