-- Spirit of Rebellion: characters.

character "FN-2199" { id = "SoR-2", subtitle = "Loyal Trooper", points = { 10, 13 }, health = 11, color = red,
  affiliation = villain, unique = true, subtypes = { trooper },
  die = { "1 ranged", "1 melee", "2 melee for 1", "1 shield", "1 resource", "blank" },
  after = { plays_on(card(yours, weapon, of_type(upgrade)), this), roll{of = subject}, may(resolve(die(yours, of(subject)))) } }

character "Palpatine" { id = "SoR-11", subtitle = "Galactic Emperor", points = { 21, 28 }, health = 15, color = blue,
  affiliation = villain, unique = true, subtypes = { leader, sith },
  die = { "2 ranged", "3 ranged", "2 discard", "2 shield", "1 resource", "blank" },
  after = { die_resolved{this, by = you}, deal{2, opponent, split = yes, by = opponent} } }

character "Royal Guard" { id = "SoR-12", points = 9, health = 8, color = blue, affiliation = villain,
  subtypes = { guard },
  die = { "1 melee", "2 melee", "+2 melee", "1 shield", "1 shield", "blank" },
  keywords = { guardian },
  ongoing = { forbid{is_played(card(of_color(blue), ability)), on = this} } }

character "Obi-Wan Kenobi" { id = "SoR-37", subtitle = "Mysterious Hermit", points = { 16, 20 }, health = 11,
  color = blue, affiliation = hero, unique = true, subtypes = { jedi },
  die = { "1 melee", "3 melee", "1 focus", "2 focus", "1 resource", "blank" },
  keywords = { guardian },
  before = { defeated(this), may(play{card_at_hand(yours, of_color(blue)), free = yes}) } }

character "Maz Kanata" { id = "SoR-45", subtitle = "Pirate Queen", points = { 8, 11 }, health = 8, color = yellow,
  affiliation = hero, unique = true, subtypes = { scoundrel },
  die = { "1 ranged", "1 focus", "1 focus", "1 shield", "1 resource", "blank" },
  after = { activates(this), may(resolve_any(2)) } }

character "Outer Rim Smuggler" { id = "SoR-46", points = 8, health = 7, color = yellow, affiliation = hero,
  subtypes = { scoundrel },
  die = { "1 ranged", "2 ranged", "1 disrupt", "1 discard", "1 resource", "blank" },
  after = { last_card_leaves_hand(card(yours)), when(it_was_played()), gain(1) },
  errata = { since = "2018-11-27",
    after = { last_card_leaves_hand(card(yours)), limit(round), when(it_was_played()), gain(1) } } }

character "Death Trooper" { id = "SoR-1", points = 10, health = 10, color = red, affiliation = villain,
  subtypes = { trooper },
  die = { "1 ranged", "1 ranged", "2 ranged", "+2 ranged", "1 disrupt", "blank" } }

character "Director Krennic" { id = "SoR-3", subtitle = "Cruel but Brilliant", points = { 15, 19 }, health = 12,
  color = red, affiliation = villain, unique = true, subtypes = { leader },
  die = { "2 ranged", "1 focus", "2 disrupt", "2 discard", "1 resource", "blank" },
  after = { activates(this), when(control_battlefield(), roll{aside = "Death Trooper"}) } }

character "TIE Pilot" { id = "SoR-4", points = 8, health = 7, color = red, affiliation = villain, subtypes = { pilot },
  die = { "+1 ranged", "+2 ranged", "+3 ranged for 1", "1 focus", "1 resource", "blank" },
  ongoing = { forbid{is_removed(die(yours, other_die, showing(ranged))), by = each_opponent} } }

character "Asajj Ventress" { id = "SoR-9", subtitle = "Force Assassin", points = { 12, 15 }, health = 9, color = blue,
  affiliation = villain, unique = true, subtypes = { apprentice },
  die = { "1 melee", "2 melee", "1 focus", "1 disrupt", "1 resource", "blank" },
  after = { takes_action(), when(opponent_rerolled()), may(discard{card_in_hand(opposing), by = opponent}) } }

character "Darth Vader" { id = "SoR-10", subtitle = "Dark Apprentice", points = { 13, 17 }, health = 11, color = blue,
  affiliation = villain, unique = true, subtypes = { apprentice, sith },
  die = { "1 ranged", "2 melee", "3 melee for 1", "1 discard", "special", "blank" },
  special = { deal(3, character), and_then(deal(1, this)) } }

character "Aurra Sing" { id = "SoR-18", subtitle = "Deadly Shot", points = { 14, 18 }, health = 10, color = yellow, affiliation = villain, unique = true, subtypes = { bounty_hunter },
  die = { "1 ranged", "2 ranged", "2 ranged", "1 disrupt", "1 resource", "blank" },
  before = { die_resolved{this, by = you}, may(discard(card_in_hand(yours)), and_then(change{value, 1, of = object})) } }
