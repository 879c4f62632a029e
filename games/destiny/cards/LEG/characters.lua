-- Legacies: characters.

character "Clone Trooper" { id = "LEG-38", points = 8, health = 8, color = red, affiliation = hero,
  subtypes = { trooper },
  die = { "1 ranged", "2 ranged", "2 indirect", "1 resource", "blank", "blank" },
  after = { activates(this), when(control_battlefield(), may(reroll(die(yours, of_type(character))))),
    otherwise(may(reroll(die(yours, of(this))))) } }

character "Maul" { id = "LEG-2", subtitle = "Vengeful One", points = { 12, 16 }, health = 11, color = blue,
  affiliation = villain, unique = true, subtypes = { scavenger, sith },
  die = { "2 melee", "3 melee for 1", "1 disrupt", "1 discard", "1 resource", "blank" },
  after = { dice_removed(card_in_play(this_or_on_this)), when(by_opponents_effect()),
    may(remove(die(opposing))) } }

character "Doctor Aphra" { id = "LEG-20", subtitle = "Artifact Hunter", points = { 11, 14 }, health = 10,
  color = yellow, affiliation = villain, unique = true, subtypes = { scoundrel },
  die = { "2 ranged for 1", "2 indirect", "1 discard", "2 shield", "1 resource", "blank" },
  before = { plays(card(yours, droid)), limit(round), change{cost, -1, of = subject} },
  after = { hurts_self{by = you}, may(draw(1)) } }

character "Greedo" { id = "LEG-21", subtitle = "Unlucky Mercenary", points = { 7, 11 }, health = 7, color = yellow,
  affiliation = villain, unique = true, subtypes = { bounty_hunter },
  die = { "1 ranged", "2 ranged", "2 indirect", "1 disrupt", "blank", "blank" },
  before = { defeated(this), roll(any(die_on_card(yours, of(this)))), resolve_any{of = this} } }

character "Rebel Traitor" { id = "LEG-22", points = 8, health = 8, color = yellow, affiliation = villain,
  die = { "1 indirect", "2 indirect", "1 disrupt", "1 shield", "1 resource", "blank" },
  after = { activates(this), may(force{activate = opponent}) } }

character "Jar Jar Binks" { id = "LEG-47", subtitle = "Clumsy Outcast", points = { 7, 9 }, health = 7, color = yellow,
  affiliation = hero, unique = true, subtypes = { gungan },
  die = { "1 indirect", "1 disrupt", "1 discard", "1 shield", "1 resource", "blank" },
  public_action = { activate(this) },
  after = { activates(this), each(die(except(like(die(of(this))))), reroll(it)) } }

character "Tarkin" { id = "LEG-12", subtitle = "Grand Moff", points = { 13, 16 }, health = 11, color = red,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "2 indirect", "1 focus", "2 focus", "2 discard", "1 resource", "blank" },
  power_action = { remove(n_of{2, die(yours), where = same(symbol)}), and_then(deal{4, opponent, indirect = yes}) } }
