-- Awakenings: characters.

character "Captain Phasma" { id = "AW-1", subtitle = "Elite Trooper", points = { 12, 15 }, health = 11, color = red,
  affiliation = villain, unique = true, subtypes = { leader, trooper },
  die = { "1 ranged", "2 ranged", "1 focus", "1 discard", "1 resource", "blank" },
  ongoing = { grant{guardian, to = character(yours, except(unique_one))} } }

character "First Order Stormtrooper" { id = "AW-2", points = 7, health = 7, color = red, affiliation = villain,
  subtypes = { trooper },
  die = { "1 ranged", "2 ranged", "2 ranged for 1", "1 resource", "blank", "blank" } }

character "General Grievous" { id = "AW-3", subtitle = "Jedi Hunter", points = { 13, 18 }, health = 10, color = red,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "2 melee", "2 melee", "3 melee for 1", "1 disrupt", "1 resource", "blank" },
  before = { defeated(character(opposing)), may(put{upgrade(on(subject), except(ability)), on = this}) } }

character "General Veers" { id = "AW-4", subtitle = "Field Commander", points = { 11, 14 }, health = 9, color = red,
  affiliation = villain, unique = true, subtypes = { leader },
  die = { "1 ranged", "2 ranged", "+2 ranged", "1 shield", "1 resource", "blank" },
  action = { remove(die(yours, of(this))), and_then(turn(die(yours, of_type(support)))) } }

character "Count Dooku" { id = "AW-9", subtitle = "Devious Strategist", points = { 11, 15 }, health = 10, color = blue,
  affiliation = villain, unique = true, subtypes = { sith },
  die = { "1 melee", "2 melee", "1 focus", "2 discard for 1", "1 resource", "blank" },
  before = { dealt_damage(this), may(discard(card_in_hand(yours)), and_then(shield(1, this))) } }

character "Darth Vader" { id = "AW-10", subtitle = "Sith Lord", points = { 16, 21 }, health = 13, color = blue,
  affiliation = villain, unique = true, subtypes = { sith },
  die = { "2 melee", "3 melee", "2 disrupt", "1 shield", "1 resource", "blank" },
  after = { activates(this), may(discard{card_in_hand(opposing), by = opponent}) } }

character "Kylo Ren" { id = "AW-11", subtitle = "Vader's Disciple", points = { 10, 13 }, health = 11, color = blue,
  affiliation = villain, unique = true, subtypes = { apprentice },
  die = { "1 melee", "2 melee for 1", "1 shield", "1 resource", "special", "blank" },
  special = { choose{character(opposing), name = "chosen character"},
    and_then(each(random(1, card_in_hand(opposing)), look(it), deal(cost(it), the("chosen character")))) } }

character "Nightsister" { id = "AW-12", points = 8, health = 7, color = blue, affiliation = villain, subtypes = { witch },
  die = { "1 ranged", "2 ranged", "1 disrupt", "1 discard", "1 resource", "blank" },
  action = { reroll(die), deal(1, this) } }

character "Bala-Tik" { id = "AW-19", subtitle = "Gang Leader", points = { 8, 11 }, health = 8, color = yellow,
  affiliation = villain, unique = true, subtypes = { leader, scoundrel },
  die = { "1 ranged", "+2 ranged", "1 focus", "1 shield", "1 resource", "blank" },
  after = { defeated(character(opposing)), may(ready(this)) } }

character "Jabba the Hutt" { id = "AW-20", subtitle = "The Great and Mighty", points = { 11, 14 }, health = 11,
  color = yellow, affiliation = villain, unique = true, subtypes = { leader, scoundrel },
  die = { "1 focus", "1 focus", "2 disrupt", "2 discard", "1 resource", "blank" },
  after = { activates(this), may(reroll(die(of_color(yellow)))) } }

character "Jango Fett" { id = "AW-21", subtitle = "Lethal Mercenary", points = { 12, 16 }, health = 10, color = yellow,
  affiliation = villain, unique = true, subtypes = { bounty_hunter },
  die = { "1 ranged", "2 ranged", "1 melee", "1 resource", "+1 resource", "blank" },
  after = { activates(character(opposing)), may(activate(this)) } }

character "Tusken Raider" { id = "AW-22", points = 9, health = 8, color = yellow, affiliation = villain,
  subtypes = { scavenger },
  die = { "1 ranged", "1 melee", "3 melee for 1", "1 shield", "1 resource", "blank" },
  after = { activates(this), may(discard(card_in_hand(yours)), and_then(resolve(die(yours, belonging(this))))) } }

character "Admiral Ackbar" { id = "AW-27", subtitle = "Perceptive Tactician", points = { 10, 14 }, health = 9,
  color = red, affiliation = hero, unique = true, subtypes = { leader },
  die = { "1 ranged", "2 focus", "1 discard", "1 resource", "1 resource", "blank" },
  after = { last_card_leaves_hand(card(opposing)), deal{2, character(opposing), by = opponent} } }

character "Leia Organa" { id = "AW-28", subtitle = "Born Leader", points = { 12, 16 }, health = 11, color = red,
  affiliation = hero, unique = true, subtypes = { leader },
  die = { "1 ranged", "2 ranged", "2 ranged for 1", "1 focus", "1 resource", "blank" },
  action = { remove(die(yours, of(this))), and_then(each(up_to(2, die(yours)), reroll(it))) } }

character "Poe Dameron" { id = "AW-29", subtitle = "Ace Pilot", points = { 14, 18 }, health = 12, color = red,
  affiliation = hero, unique = true, subtypes = { pilot },
  die = { "2 ranged", "3 ranged for 1", "1 disrupt", "1 resource", "special", "blank" },
  special = { discard(card_in_hand(yours)), resolve{it, side = yes},
    and_then(when(is(it, vehicle), may(play(it)))) } }

character "Rebel Trooper" { id = "AW-30", points = 8, health = 7, color = red, affiliation = hero, subtypes = { trooper },
  die = { "1 ranged", "2 ranged", "+1 ranged", "1 shield", "1 resource", "blank" },
  keywords = { guardian } }

character "Luke Skywalker" { id = "AW-35", subtitle = "Jedi Knight", points = { 15, 20 }, health = 12, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi },
  die = { "2 melee", "3 melee", "1 focus", "1 shield", "1 resource", "blank" },
  after = { activates(this), draw(1) } }

character "Padawan" { id = "AW-36", points = 8, health = 7, color = blue, affiliation = hero, subtypes = { apprentice },
  die = { "1 melee", "1 melee", "2 melee", "1 focus", "1 resource", "blank" },
  ongoing = { when(no(exists(upgrade(on(this)))), change{cost, -1, of = card(weapon), on = this}) } }

character "Qui-Gon Jinn" { id = "AW-37", subtitle = "Ataru Master", points = { 13, 17 }, health = 11, color = blue,
  affiliation = hero, unique = true, subtypes = { jedi },
  die = { "1 melee", "2 melee", "1 shield", "2 shield", "1 resource", "blank" },
  before = { gains_shields(this), may(take_off(1, shield, this), and_then(deal(1, character))) } }

character "Rey" { id = "AW-38", subtitle = "Force Prodigy", points = { 9, 12 }, health = 10, color = blue,
  affiliation = hero, unique = true, subtypes = { scavenger },
  die = { "1 melee", "+2 melee", "1 discard", "1 resource", "+1 resource", "blank" },
  after = { plays_on(upgrade(yours), this), act() } }

character "Finn" { id = "AW-45", subtitle = "First Order Defector", points = { 13, 16 }, health = 10, color = yellow,
  affiliation = hero, unique = true, subtypes = { scoundrel },
  die = { "1 ranged", "2 ranged", "1 melee", "1 shield", "1 resource", "blank" },
  includes = { red, villain }, includes_subtypes = { weapon, vehicle },
  ongoing = { allow{is_played(card(weapon)), on = this} } }

character "Han Solo" { id = "AW-46", subtitle = "Scoundrel", points = { 14, 18 }, health = 10, color = yellow,
  affiliation = hero, unique = true, subtypes = { scoundrel },
  die = { "2 ranged", "3 ranged for 1", "2 disrupt", "1 resource", "1 resource", "blank" },
  after = { plays(card(yours, with_ambush)), may(shield(1, this)) } }

character "Hired Gun" { id = "AW-47", points = 8, health = 9, color = yellow, affiliation = hero,
  subtypes = { scoundrel },
  die = { "2 ranged for 1", "3 ranged for 1", "1 disrupt", "1 resource", "1 resource", "blank" } }

character "Padme Amidala" { id = "AW-48", subtitle = "Queen of Naboo", points = { 10, 14 }, health = 10, color = yellow,
  affiliation = hero, unique = true, subtypes = { leader },
  die = { "2 focus", "1 discard", "1 resource", "special", "special", "blank" },
  special = { either(discard(top(1, card_in_deck(opposing))), { spend(1), and_then(discard(top(2, card_in_deck(opposing)))) }) } }
