-- Spirit of Rebellion: upgrades.

upgrade "Force Lightning" { id = "SoR-14", cost = 4, color = blue, affiliation = villain, subtypes = { ability },
  die = { "2 ranged", "3 ranged for 1", "4 ranged for 1", "special", "special", "blank" },
  restriction = only_on_color(blue),
  special = { deal(1, character), may(remove(die(showing(blank))), and_then(keep{reroll = yes})) } }

upgrade "Vibroknife" { id = "SoR-57", cost = 2, color = gray, subtypes = { weapon },
  die = { "1 melee", "1 melee", "+2 melee", "1 discard", "1 resource", "blank" },
  keywords = { ambush },
  abilities = { ongoing(when(exists(die(of(this))), grant{unblockable, melee, to = you})) },
  errata = { since = "2018-11-27", abilities = { inherent(grant{unblockable, to = this_die}) } } }

upgrade "Ascension Gun" { id = "SoR-59", cost = 2, color = yellow, subtypes = { equipment },
  die = { "1 ranged", "2 ranged", "1 focus", "2 discard for 1", "special", "blank" },
  special = { use(spare_battlefield, claim) } }

upgrade "Con Artist" { id = "SoR-60", cost = 2, color = yellow,
  die = { "2 disrupt", "2 disrupt", "1 discard", "special", "special", "blank" },
  restriction = only_on_color(yellow),
  special = { place(1, damage, this), and_then(discard(top(damage(this), card_in_deck(opposing)))) } }

upgrade "Fast Hands" { id = "SoR-150", cost = 0, color = yellow, subtypes = { ability },
  after = { activates(host), may(resolve(die(yours, belonging(host)))) },
  errata = { since = "2018-11-27", restriction = only_on_color(yellow) } }

upgrade "Z6 Riot Control Baton" { id = "SoR-8", cost = 3, color = red, affiliation = villain, subtypes = { weapon },
  die = { "2 melee", "2 melee", "3 melee for 1", "1 resource", "blank", "blank" },
  keywords = { redeploy },
  after = { die_rolled{this, by = you}, when(rolled_into_pool()), may(reroll(object)) } }

upgrade "Lure of Power" { id = "SoR-16", cost = 2, color = blue, affiliation = villain,
  die = { "+1 any", "+1 any", "+2 any", "1 resource", "blank", "blank" },
  inherent = { allow{modifies(this_die), on = die(yours)} } }

upgrade "Blackmail" { id = "SoR-23", cost = 3, color = yellow, affiliation = villain,
  die = { "2 discard", "3 discard", "2 disrupt", "3 disrupt", "3 shield", "blank" },
  after = { die_rolled{this, by = you}, each(each_opponent, when(is(object, in_pool),
    may{move(1, resource, they, you), and_then(remove{object, by = they}), by = they})) } }

upgrade "Training" { id = "SoR-125", cost = 2, color = red, subtypes = { ability },
  restriction = { only{on = character(of_color(red), except(unique_one))} },
  ongoing = { grant{elite, to = host} } }

upgrade "Force Illusion" { id = "SoR-135", cost = 1, color = blue, subtypes = { ability },
  before = { takes_damage(host), may(discard(top(amount, card_in_deck(yours))), and_then(block(amount), discard(this))) } }

upgrade "Ammo Belt" { id = "SoR-141", cost = 1, color = gray,
  before = { would_be_discarded_by_card(upgrade(on(host), other)), may(instead(discard(this))) },
  errata = { since = "2018-11-27",
    before = { would_be_discarded_by_card(upgrade(weapon, on(host))), may(instead(discard(this))) } } }
