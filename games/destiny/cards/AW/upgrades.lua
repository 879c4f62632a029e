-- Awakenings: upgrades.

upgrade "Commanding Presence" { id = "AW-7", cost = 3, color = red, affiliation = villain, subtypes = { ability },
  die = { "1 focus", "2 focus", "2 disrupt", "1 resource", "special", "special" },
  restriction = only_on_color(red),
  special = { choose(die(of_color(red))), when(is(it, yours), resolve{it, more = 2}), otherwise(remove(it)) } }

upgrade "F-11D Rifle" { id = "AW-8", cost = 2, color = red, affiliation = villain, subtypes = { weapon },
  die = { "2 ranged for 1", "+1 ranged", "+2 ranged", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { deal{2, opponent, split = yes, by = opponent} } }

upgrade "Force Choke" { id = "AW-13", cost = 2, color = blue, affiliation = villain, subtypes = { ability },
  die = { "2 disrupt", "1 discard", "1 resource", "special", "special", "blank" },
  restriction = only_on_color(blue),
  special = { deal{1, character(not_host), unblockable = yes}, and_then(may(turn(die(belonging(it))))) } }

upgrade "Immobilize" { id = "AW-14", cost = 2, color = blue, affiliation = villain, subtypes = { ability },
  die = { "1 disrupt", "1 shield", "1 shield", "2 shield", "1 resource", "blank" },
  restriction = only_on_color(blue),
  action = { remove(die(yours, of(this))), and_then(turn(die, blank_side)) } }

upgrade "Kylo Ren's Lightsaber" { id = "AW-15", cost = 3, color = blue, affiliation = villain, unique = true,
  subtypes = { weapon },
  die = { "3 melee for 1", "+2 melee", "+3 melee", "1 shield", "special", "blank" },
  restriction = only_on_color(blue),
  special = { deal(2, character), when(damage_was_blocked(), keep{reroll = yes}) } }

upgrade "Sith Holocron" { id = "AW-16", cost = 0, color = blue, affiliation = villain, subtypes = { equipment },
  die = { "1 focus", "+1 resource", "special", "special", "blank", "blank" },
  special = { switch(card_in_hand(yours, of_color(blue), ability, of_type(upgrade)), this),
    and_then(may(spend(1), and_then(roll{of = it}))) } }

upgrade "Infantry Grenades" { id = "AW-17", cost = 2, color = gray, affiliation = villain, subtypes = { weapon },
  die = { "1 ranged", "2 ranged for 1", "1 resource", "special", "blank", "blank" },
  special = { each(character(opposing), deal(2, it)), discard(this) } }

upgrade "Crime Lord" { id = "AW-23", cost = 4, color = yellow, affiliation = villain, subtypes = { ability },
  die = { "2 focus", "3 disrupt for 1", "2 shield", "2 resource", "special", "special" },
  restriction = only_on_color(yellow),
  special = { spend(5), and_then(choose(character), later(round_ends(), defeat(it))) } }

upgrade "Flame Thrower" { id = "AW-24", cost = 3, color = yellow, affiliation = villain, subtypes = { weapon },
  die = { "2 melee", "4 melee for 1", "1 disrupt", "1 resource", "special", "blank" },
  special = { each(up_to(3, character), deal(1, it)) } }

upgrade "Gaffi Stick" { id = "AW-25", cost = 2, color = yellow, affiliation = villain, subtypes = { weapon },
  die = { "2 melee for 1", "+2 melee", "1 disrupt", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { remove(die(yours, showing(melee))), and_then(deal(3, character)) } }

upgrade "On The Hunt" { id = "AW-26", cost = 1, color = yellow, affiliation = villain, subtypes = { ability },
  die = { "+1 ranged", "+1 melee", "1 discard", "special", "special", "blank" },
  special = { take_off(all, shield, character), may(spend(1), and_then(remove(die(belonging(it))))) } }

upgrade "Scout" { id = "AW-33", cost = 1, color = red, affiliation = hero, subtypes = { ability },
  die = { "1 focus", "2 disrupt for 1", "1 resource", "special", "special", "blank" },
  special = { look(all(card_in_hand(opposing))), discard(card_in_hand(opposing, cheapest)) } }

upgrade "Survival Gear" { id = "AW-34", cost = 2, color = red, affiliation = hero, subtypes = { equipment },
  die = { "1 melee", "1 focus", "1 shield", "2 shield", "1 resource", "+1 resource" } }

upgrade "Force Protection" { id = "AW-39", cost = 3, color = blue, affiliation = hero, subtypes = { ability },
  die = { "1 disrupt", "1 discard", "1 resource", "special", "special", "blank" },
  restriction = only_on_color(blue),
  special = { shield{3, you, split = yes} } }

upgrade "Jedi Robes" { id = "AW-40", cost = 2, color = blue, affiliation = hero, subtypes = { equipment },
  die = { "1 focus", "1 focus", "1 disrupt", "1 resource", "+1 resource", "blank" },
  after = { plays(this), shield(or_if(1, 2, first_round()), host) } }

upgrade "Luke Skywalker's Lightsaber" { id = "AW-41", cost = 3, color = blue, affiliation = hero, unique = true,
  subtypes = { weapon },
  die = { "3 melee for 1", "+3 melee", "2 shield", "1 resource", "special", "blank" },
  restriction = only_on_color(blue),
  special = { either(shield(2, character), deal{2, character, unblockable = yes}) } }

upgrade "One With The Force" { id = "AW-42", cost = 4, color = blue, affiliation = hero, subtypes = { ability },
  die = { "3 ranged", "2 focus", "3 focus", "3 disrupt", "2 shield", "2 resource" },
  restriction = only_on_color(blue),
  before = { defeated(host), become(this, support) } }

upgrade "Rey's Staff" { id = "AW-44", cost = 2, color = gray, affiliation = hero, unique = true, subtypes = { weapon },
  die = { "1 melee", "1 melee", "3 melee for 1", "1 resource", "special", "blank" },
  special = { remove(die(showing(damage))) } }

upgrade "Diplomatic Immunity" { id = "AW-50", cost = 4, color = yellow, affiliation = hero, subtypes = { ability },
  die = { "2 focus", "1 shield", "2 shield", "3 shield", "4 shield", "2 disrupt" },
  inherent = { allow(splits_shields(this_die)) } }

upgrade "DL-44 Heavy Blaster Pistol" { id = "AW-51", cost = 3, color = yellow, affiliation = hero, subtypes = { weapon },
  die = { "3 ranged", "3 ranged for 1", "+2 ranged", "1 resource", "blank", "blank" },
  keywords = { ambush },
  after = { plays(this), remove{n_of(1, die(opposing)), by = opponent} } }

upgrade "Infiltrate" { id = "AW-52", cost = 1, color = yellow, affiliation = hero, subtypes = { ability },
  die = { "1 disrupt", "1 shield", "1 resource", "special", "special", "blank" },
  special = { each(up_to(2, die(opposing)), reroll(it)) } }

upgrade "DH-17 Blaster Pistol" { id = "AW-54", cost = 1, color = red, subtypes = { weapon },
  die = { "1 ranged", "2 ranged for 1", "+2 ranged", "1 shield", "blank", "blank" } }

upgrade "IQA-11 Blaster Rifle" { id = "AW-55", cost = 3, color = red, subtypes = { weapon },
  die = { "2 ranged", "+3 ranged", "1 disrupt", "1 resource", "special", "blank" },
  special = { deal{2, character, unblockable = yes} } }

upgrade "Promotion" { id = "AW-56", cost = 1, color = red, subtypes = { ability },
  die = { "+1 ranged", "+1 melee", "1 focus", "1 shield", "1 resource", "blank" },
  restriction = only_on_color(red),
  after = { plays(this), may(draw(1)) } }

upgrade "Force Throw" { id = "AW-57", cost = 3, color = blue, subtypes = { ability },
  die = { "1 ranged", "1 disrupt", "2 disrupt", "special", "special", "blank" },
  restriction = only_on_color(blue),
  special = { remove(die), and_then(deal(value_shown(), character)) } }

upgrade "Force Training" { id = "AW-58", cost = 2, color = blue, subtypes = { ability },
  die = { "1 ranged", "+2 melee", "1 focus", "1 resource", "special", "blank" },
  restriction = { spot(character(yours, of_color(blue))) },
  special = { either({ deal(1, character), gain(1) }, { deal(1, character), shield(1, character) },
    { gain(1), shield(1, character) }) } }

upgrade "Lightsaber" { id = "AW-59", cost = 3, color = blue, subtypes = { weapon },
  die = { "3 melee for 1", "+2 melee", "1 shield", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { deal{2, character, unblockable = yes} } }

upgrade "Mind Probe" { id = "AW-60", cost = 4, color = blue, subtypes = { ability },
  die = { "3 ranged for 1", "2 disrupt", "2 discard", "special", "special", "blank" },
  restriction = only_on_color(blue),
  special = { deal(count(card_in_hand(opposing)), character(opposing)) } }

upgrade "Comlink" { id = "AW-61", cost = 2, color = gray, subtypes = { equipment },
  die = { "1 focus", "1 focus", "1 shield", "1 resource", "+1 resource", "blank" },
  after = { plays(this), may(either(each(any(die(yours)), reroll(it)), each(any(die(opposing)), reroll(it)))) } }

upgrade "Datapad" { id = "AW-62", cost = 1, color = gray, subtypes = { equipment },
  die = { "1 resource", "+1 resource", "+1 resource", "special", "blank", "blank" },
  special = { turn(die(yours), side_without_damage) } }

upgrade "Holdout Blaster" { id = "AW-63", cost = 2, color = gray, subtypes = { weapon },
  die = { "1 ranged", "2 ranged for 1", "+2 ranged", "1 shield", "1 resource", "blank" },
  keywords = { ambush, redeploy } }

upgrade "Cunning" { id = "AW-65", cost = 2, color = yellow, subtypes = { ability },
  die = { "1 focus", "1 disrupt", "1 discard", "1 resource", "special", "blank" },
  restriction = only_on_color(yellow),
  special = { use(card_in_play(other, with_special), special) } }

upgrade "Jetpack" { id = "AW-66", cost = 2, color = yellow, subtypes = { equipment },
  die = { "+2 ranged", "+3 ranged", "1 disrupt", "2 shield", "special", "blank" },
  special = { remove(die(showing(melee))), shield(1, host) } }

upgrade "Thermal Detonator" { id = "AW-67", cost = 3, color = yellow, subtypes = { weapon },
  die = { "1 discard", "2 discard", "1 resource", "special", "special for 1", "blank" },
  restriction = { spot(character(yours, of_color(yellow))) },
  special = { each(character(opposing), deal(3, it)), discard(this) } }

upgrade "Personal Escort" { id = "AW-78", cost = 1, color = red, affiliation = villain, subtypes = { ability },
  ongoing = { grant{guardian, to = host} } }

upgrade "Hidden In Shadow" { id = "AW-90", cost = 1, color = blue, affiliation = villain, subtypes = { ability },
  action = { when(no(is(host, shielded)), exhaust(this), and_then(shield(1, host))) } }

upgrade "Prized Possession" { id = "AW-102", cost = 4, color = yellow, affiliation = villain, unique = true,
  after = { plays(this), may(put(die(opposing, of_type(character)), kept)) } }

upgrade "Second Chance" { id = "AW-137", cost = 3, color = yellow, affiliation = hero, subtypes = { ability },
  restriction = only_on_color(yellow),
  before = { would_be_defeated(host), instead(heal(5, host), discard(this)) } }

upgrade "Hunker Down" { id = "AW-164", cost = 0, color = yellow, subtypes = { ability },
  after = { takes_melee_damage(host), discard(this) },
  action = { cost(exhaust(this)), shield(1, host) } }
