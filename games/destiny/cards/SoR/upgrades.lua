-- Spirit of Rebellion: upgrades.

upgrade "Force Lightning" { id = "SoR-14", cost = 4, color = blue, affiliation = villain, subtypes = { ability },
  die = { "2 ranged", "3 ranged for 1", "4 ranged for 1", "special", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { deal(1, character), may(remove(die(showing(blank))), and_then(reroll_instead())) } }

upgrade "Vibroknife" { id = "SoR-57", cost = 2, color = gray, subtypes = { weapon },
  die = { "1 melee", "1 melee", "+2 melee", "1 discard", "1 resource", "blank" },
  keywords = { ambush },
  inherent = { unblockable() } }

upgrade "Ascension Gun" { id = "SoR-59", cost = 2, color = yellow, subtypes = { equipment },
  die = { "1 ranged", "2 ranged", "1 focus", "2 discard for 1", "special", "blank" },
  special = { use_claim_of(spare_battlefield) } }

upgrade "Con Artist" { id = "SoR-60", cost = 2, color = yellow,
  die = { "2 disrupt", "2 disrupt", "1 discard", "special", "special", "blank" },
  restriction = { only_on(character(of_color(yellow))) },
  special = { place_damage(1, this), and_then(mill(damage_on(this), opponent)) } }

upgrade "Fast Hands" { id = "SoR-150", cost = 0, color = yellow, subtypes = { ability },
  restriction = { only_on(character(of_color(yellow))) },
  after = { activates(host), may(resolve(die(yours, of_host_or_upgrade))) } }
