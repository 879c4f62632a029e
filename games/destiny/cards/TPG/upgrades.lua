-- Two-Player Game: upgrades.

upgrade "Captain Phasma's Blaster" { id = "TPG-4", cost = 3, color = red, affiliation = villain, unique = true,
  subtypes = { weapon },
  die = { "1 ranged", "2 ranged", "3 ranged for 1", "+3 ranged", "1 resource", "blank" },
  before = { would_be_discarded(this), when(is(host, titled("Captain Phasma"))), may(instead(put{this, on = character(yours, not_host)})) } }

upgrade "Dark Counsel" { id = "TPG-6", cost = 1, color = blue, affiliation = villain,
  die = { "1 focus", "1 focus", "1 resource", "special", "blank", "blank" },
  special = { draw(1), keep{reroll = yes} } }

upgrade "Crossguard Lightsaber" { id = "TPG-7", cost = 2, color = blue, affiliation = villain, subtypes = { weapon },
  die = { "1 melee", "+2 melee", "1 shield", "1 resource", "special", "blank" },
  after = { plays_on(this, character(titled("Kylo Ren"))), deal(1, character) },
  special = { choose(character), deal(or_if(2, 3, is(it, shielded)), it) } }

upgrade "Rey's Lightsaber" { id = "TPG-30", cost = 3, color = blue, affiliation = hero, unique = true,
  subtypes = { weapon },
  die = { "2 melee", "3 melee for 1", "+2 melee", "1 shield", "1 resource", "blank" },
  keywords = { redeploy },
  after = { plays(this), when(is(host, titled("Rey")), shield(2, host)), otherwise(shield(1, host)) } }
