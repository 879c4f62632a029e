-- Invented upgrades: replacements, Redeploy, Ambush, dice with abilities of their own.

upgrade "Toy Blade" { id = "TOY-21", cost = 2, color = blue,
  die = { "1 melee", "2 melee", "3 melee for 1", "+1 melee", "1 resource", "blank" } }

upgrade "Toy Cloak" { id = "TOY-22", cost = 1, color = gray, keywords = { redeploy },
  die = { "1 shield", "1 shield", "2 shield", "1 disrupt", "1 resource", "blank" } }

upgrade "Toy Charm" { id = "TOY-23", cost = 2, color = gray,
  before = { would_be_defeated(host), instead(heal(5, host), discard(this)) } }

upgrade "Toy Talisman" { id = "TOY-24", cost = 1, color = gray,
  before = { would_be_defeated(host), instead(heal(2, host), discard(this)) } }

upgrade "Toy Armor" { id = "TOY-25", cost = 1, color = red,
  before = { would_be_dealt_damage(host), may(instead(discard(this))) } }

upgrade "Toy Relic" { id = "TOY-26", cost = 2, color = blue,
  die = { "1 shield", "1 shield", "2 shield", "special", "1 resource", "blank" },
  before = { defeated(host), become(this, support) },
  special = { heal(1, character(yours)) } }

upgrade "Toy Dagger" { id = "TOY-27", cost = 1, color = yellow, keywords = { ambush },
  die = { "1 melee", "1 melee", "2 melee", "+1 melee", "1 disrupt", "blank" } }

upgrade "Toy Radio" { id = "TOY-28", cost = 1, color = gray,
  after = { plays(this), may(each(up_to(3, die(yours)), reroll(it))) } }

upgrade "Toy Banner" { id = "TOY-29", cost = 2, color = blue,
  die = { "1 shield", "2 shield", "2 shield", "1 resource", "1 melee", "blank" },
  inherent = { allow(splits_shields(this_die)) },
  after = { die_resolved(this), gain(1) } }

upgrade "Toy Spikes" { id = "TOY-30", cost = 1, color = red,
  before = { dealt_damage(host), limit(round), deal(1, character(opposing)) } }

upgrade "Toy Holster" { id = "TOY-47", cost = 1, color = yellow,
  after = { activates(host), may(resolve(die(yours))) } }

upgrade "Toy Saber" { id = "TOY-70", cost = 1, color = blue, subtypes = { weapon },
  die = { "1 melee", "2 melee", "+1 melee", "1 indirect", "2 indirect", "blank" },
  restriction = only_on_color(blue) }

upgrade "Toy Focus" { id = "TOY-71", cost = 1, color = gray, unique = true,
  die = { "1 focus", "2 focus", "1 discard", "2 discard", "special", "special for 1" },
  special = { { gain(1) }, { draw(1) } } }

upgrade "Toy Heirloom" { id = "TOY-76", cost = 1, color = blue, keywords = { redeploy },
  restriction = only_on_color(blue),
  after = { activates(host), gain(1) } }

upgrade "Toy Booster" { id = "TOY-64", cost = 1, color = gray, subtypes = { mod, weapon },
  die = { "1 ranged", "+1 ranged", "1 shield", "1 resource", "blank", "blank" },
  modify = { only{on = support(yours, vehicle)} } }

upgrade "Toy Speeder" { id = "TOY-65", cost = 1, color = gray, subtypes = { vehicle } }

upgrade "Toy Needle" { id = "TOY-66", cost = 1, color = gray, subtypes = { weapon },
  die = { "1 melee", "1 melee", "+2 melee", "1 discard", "1 resource", "blank" },
  inherent = { grant{unblockable, to = this_die} } }

upgrade "Toy Recall" { id = "TOY-131", cost = 0, color = gray, before = { discarded_from_play(this), may(put(this, hand)) } }

upgrade "Toy Warrant" { id = "TOY-142", cost = 0, color = gray, subtypes = { bounty } }
