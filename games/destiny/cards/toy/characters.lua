-- Invented characters for the timing scenarios and the bench table.

character "Toy Trooper" { id = "TOY-1", points = { 8, 10 }, health = 6, color = red,
  die = { "1 ranged", "2 ranged", "+1 ranged", "1 shield", "1 resource", "blank" } }

character "Toy Sentinel" { id = "TOY-2", points = { 9, 12 }, health = 8, color = blue, keywords = { guardian },
  die = { "1 melee", "2 melee", "+1 melee", "1 shield", "1 resource", "blank" } }

character "Toy Mentor" { id = "TOY-3", points = { 11, 14 }, health = 8, color = blue, unique = true,
  die = { "1 melee", "1 shield", "2 shield", "1 resource", "special", "blank" },
  special = { discard(card_in_hand(yours, with_die)), resolve{it, side = yes} } }

character "Toy Raider" { id = "TOY-4", points = { 9, 12 }, health = 7, color = yellow,
  die = { "1 ranged", "2 ranged", "3 ranged for 1", "1 disrupt", "1 discard", "blank" },
  after = { activates(this), deal(1, character(opposing)) } }

character "Toy Captain" { id = "TOY-5", points = { 12, 15 }, health = 9, color = yellow,
  die = { "2 ranged", "2 ranged", "+2 ranged", "1 resource", "2 resource", "blank" },
  after = { activates(character(opposing)), may(activate(this)) } }

character "Toy Apprentice" { id = "TOY-6", points = { 9, 12 }, health = 9, color = blue,
  die = { "1 melee", "2 melee", "+2 melee", "1 shield", "1 resource", "blank" },
  after = { plays_on(upgrade(yours), this), act() } }

character "Toy Warlord" { id = "TOY-7", points = { 13, 17 }, health = 12, color = red,
  die = { "2 melee", "3 melee", "+2 melee", "1 shield", "1 resource", "blank" },
  before = { defeated(character(other)), gain(1) } }

character "Toy Duelist" { id = "TOY-8", points = { 12, 16 }, health = 10, color = blue,
  die = { "1 melee", "2 melee", "2 shield", "1 shield", "1 resource", "blank" },
  before = { gains_shields(this), may(take_off(1, shield, this), and_then(deal(1, character))) } }

character "Toy Veteran" { id = "TOY-9", points = { 8, 10 }, health = 6, color = red,
  die = { "1 melee", "1 melee", "2 melee", "1 shield", "1 resource", "blank" },
  after = { dealt_damage(this), gain(1) } }

character "Toy Hermit" { id = "TOY-10", points = { 12, 15 }, health = 6, color = blue,
  die = { "1 melee", "2 melee", "1 shield", "1 shield", "1 resource", "blank" },
  before = { defeated(this), may(play(card_in_hand(yours))) } }

character "Toy General" { id = "TOY-11", points = { 10, 13 }, health = 9, color = red,
  die = { "1 ranged", "2 ranged", "1 shield", "1 resource", "2 resource", "blank" },
  action = { remove(die(yours, of(this))), and_then(deal(2, character(opposing))) } }

character "Toy Medic" { id = "TOY-12", points = { 7, 9 }, health = 7, color = blue,
  die = { "1 shield", "1 shield", "2 shield", "1 resource", "1 resource", "blank" },
  after = { healed(character(yours)), gain(1) },
  action = { cost(exhaust(this)), heal(1, character(yours)) } }

character "Toy Mourner" { id = "TOY-13", points = { 7, 9 }, health = 7, color = red,
  die = { "1 melee", "1 melee", "1 shield", "1 resource", "1 resource", "blank" },
  after = { defeated(character(yours)), gain(2) } }

character "Toy Scout" { id = "TOY-14", points = { 7, 9 }, health = 6, color = yellow,
  die = { "1 ranged", "1 ranged", "1 disrupt", "1 resource", "1 resource", "blank" },
  after = { activates(this), may(draw(1)) } }

battlefield "Toy Plains" { id = "TOY-90", claim = { gain(1) } }
battlefield "Toy Harbor" { id = "TOY-91", claim = { draw(1) } }
