-- Awakenings: upgrades.

upgrade "Commanding Presence" { id = "AW-7", cost = 3, color = red, affiliation = villain, subtypes = { ability },
  die = { "1 focus", "2 focus", "2 disrupt", "1 resource", "special", "special" },
  restriction = { only_on(character(of_color(red))) },
  special = { choose(die(of_color(red))), when(is_yours(it), resolve_more(it, 2)), when(is_an_opponents(it), remove(it)) } }

upgrade "F-11D Rifle" { id = "AW-8", cost = 2, color = red, affiliation = villain, subtypes = { weapon },
  die = { "2 ranged for 1", "+1 ranged", "+2 ranged", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { distribute(2, opponent) } }

upgrade "Force Choke" { id = "AW-13", cost = 2, color = blue, affiliation = villain, subtypes = { ability },
  die = { "2 disrupt", "1 discard", "1 resource", "special", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { deal_unblockable(1, character(not_host)), and_then(may(turn(die(of_it_or_upgrade)))) } }

upgrade "Immobilize" { id = "AW-14", cost = 2, color = blue, affiliation = villain, subtypes = { ability },
  die = { "1 disrupt", "1 shield", "1 shield", "2 shield", "1 resource", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  action = { remove(die(yours, of_this)), and_then(turn(die, blank_side)) } }

upgrade "Kylo Ren's Lightsaber" { id = "AW-15", cost = 3, color = blue, affiliation = villain, unique = true,
  subtypes = { weapon },
  die = { "3 melee for 1", "+2 melee", "+3 melee", "1 shield", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { deal(2, character), when(damage_was_blocked(), reroll_instead()) } }

upgrade "Sith Holocron" { id = "AW-16", cost = 0, color = blue, affiliation = villain, subtypes = { equipment },
  die = { "1 focus", "+1 resource", "special", "special", "blank", "blank" },
  special = { switch_with(card_in_hand(yours, of_color(blue), of_subtype(ability), of_type(an_upgrade))),
    and_then(may(spend(1), and_then(roll_in(it)))) } }

upgrade "Infantry Grenades" { id = "AW-17", cost = 2, color = gray, affiliation = villain, subtypes = { weapon },
  die = { "1 ranged", "2 ranged for 1", "1 resource", "special", "blank", "blank" },
  special = { each(character(opposing), deal(2, it)), discard(this) } }

upgrade "Crime Lord" { id = "AW-23", cost = 4, color = yellow, affiliation = villain, subtypes = { ability },
  die = { "2 focus", "3 disrupt for 1", "2 shield", "2 resource", "special", "special" },
  restriction = { only_on(character(of_color(yellow))) },
  special = { spend(5), and_then(choose(character), later(round_ends(), defeat(it))) } }

upgrade "Flame Thrower" { id = "AW-24", cost = 3, color = yellow, affiliation = villain, subtypes = { weapon },
  die = { "2 melee", "4 melee for 1", "1 disrupt", "1 resource", "special", "blank" },
  special = { up_to(3, character, deal(1, it)) } }

upgrade "Gaffi Stick" { id = "AW-25", cost = 2, color = yellow, affiliation = villain, subtypes = { weapon },
  die = { "2 melee for 1", "+2 melee", "1 disrupt", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { remove(die(yours, showing(melee))), and_then(deal(3, character)) } }

upgrade "On The Hunt" { id = "AW-26", cost = 1, color = yellow, affiliation = villain, subtypes = { ability },
  die = { "+1 ranged", "+1 melee", "1 discard", "special", "special", "blank" },
  special = { remove_all_shields(character), may(spend(1), and_then(remove(die(of_it_or_upgrade)))) } }

upgrade "Scout" { id = "AW-33", cost = 1, color = red, affiliation = hero, subtypes = { ability },
  die = { "1 focus", "2 disrupt for 1", "1 resource", "special", "special", "blank" },
  special = { look_at_hand(opponent), discard(card_in_hand(opposing, cheapest)) } }

upgrade "Survival Gear" { id = "AW-34", cost = 2, color = red, affiliation = hero, subtypes = { equipment },
  die = { "1 melee", "1 focus", "1 shield", "2 shield", "1 resource", "+1 resource" } }

upgrade "Force Protection" { id = "AW-39", cost = 3, color = blue, affiliation = hero, subtypes = { ability },
  die = { "1 disrupt", "1 discard", "1 resource", "special", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { distribute_shields(3) } }

upgrade "Jedi Robes" { id = "AW-40", cost = 2, color = blue, affiliation = hero, subtypes = { equipment },
  die = { "1 focus", "1 focus", "1 disrupt", "1 resource", "+1 resource", "blank" },
  after = { plays(this), when(first_round(), give_shields(2, host)), when(later_round(), give_shields(1, host)) } }

upgrade "Luke Skywalker's Lightsaber" { id = "AW-41", cost = 3, color = blue, affiliation = hero, unique = true,
  subtypes = { weapon },
  die = { "3 melee for 1", "+3 melee", "2 shield", "1 resource", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { either(give_shields(2, character), deal_unblockable(2, character)) } }

upgrade "One With The Force" { id = "AW-42", cost = 4, color = blue, affiliation = hero, subtypes = { ability },
  die = { "3 ranged", "2 focus", "3 focus", "3 disrupt", "2 shield", "2 resource" },
  restriction = { only_on(character(of_color(blue))) },
  before = { defeated(host), become_support(this) } }

upgrade "Rey's Staff" { id = "AW-44", cost = 2, color = gray, affiliation = hero, unique = true, subtypes = { weapon },
  die = { "1 melee", "1 melee", "3 melee for 1", "1 resource", "special", "blank" },
  special = { remove(die(showing_damage)) } }

upgrade "Diplomatic Immunity" { id = "AW-50", cost = 4, color = yellow, affiliation = hero, subtypes = { ability },
  die = { "2 focus", "1 shield", "2 shield", "3 shield", "4 shield", "2 disrupt" },
  inherent = { split_shields() } }

upgrade "DL-44 Heavy Blaster Pistol" { id = "AW-51", cost = 3, color = yellow, affiliation = hero, subtypes = { weapon },
  die = { "3 ranged", "3 ranged for 1", "+2 ranged", "1 resource", "blank", "blank" },
  keywords = { ambush },
  after = { plays(this), lose_dice(1, opponent) } }

upgrade "Infiltrate" { id = "AW-52", cost = 1, color = yellow, affiliation = hero, subtypes = { ability },
  die = { "1 disrupt", "1 shield", "1 resource", "special", "special", "blank" },
  special = { up_to(2, die(opposing), reroll(it)) } }

upgrade "DH-17 Blaster Pistol" { id = "AW-54", cost = 1, color = red, subtypes = { weapon },
  die = { "1 ranged", "2 ranged for 1", "+2 ranged", "1 shield", "blank", "blank" } }

upgrade "IQA-11 Blaster Rifle" { id = "AW-55", cost = 3, color = red, subtypes = { weapon },
  die = { "2 ranged", "+3 ranged", "1 disrupt", "1 resource", "special", "blank" },
  special = { deal_unblockable(2, character) } }

upgrade "Promotion" { id = "AW-56", cost = 1, color = red, subtypes = { ability },
  die = { "+1 ranged", "+1 melee", "1 focus", "1 shield", "1 resource", "blank" },
  restriction = { only_on(character(of_color(red))) },
  after = { plays(this), may(draw(1)) } }

upgrade "Force Throw" { id = "AW-57", cost = 3, color = blue, subtypes = { ability },
  die = { "1 ranged", "1 disrupt", "2 disrupt", "special", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { remove(die), and_then(deal(value_shown(), character)) } }

upgrade "Force Training" { id = "AW-58", cost = 2, color = blue, subtypes = { ability },
  die = { "1 ranged", "+2 melee", "1 focus", "1 resource", "special", "blank" },
  restriction = { only_if_spotted(character(yours, of_color(blue))) },
  special = { either({ deal(1, character), gain(1) }, { deal(1, character), give_shields(1, character) },
    { gain(1), give_shields(1, character) }) } }

upgrade "Lightsaber" { id = "AW-59", cost = 3, color = blue, subtypes = { weapon },
  die = { "3 melee for 1", "+2 melee", "1 shield", "1 resource", "special", "blank" },
  keywords = { redeploy },
  special = { deal_unblockable(2, character) } }

upgrade "Mind Probe" { id = "AW-60", cost = 4, color = blue, subtypes = { ability },
  die = { "3 ranged for 1", "2 disrupt", "2 discard", "special", "special", "blank" },
  restriction = { only_on(character(of_color(blue))) },
  special = { deal(count(card_in_hand(opposing)), character(opposing)) } }

upgrade "Comlink" { id = "AW-61", cost = 2, color = gray, subtypes = { equipment },
  die = { "1 focus", "1 focus", "1 shield", "1 resource", "+1 resource", "blank" },
  after = { plays(this), may(either(up_to(16, die(yours), reroll(it)), up_to(16, die(opposing), reroll(it)))) } }

upgrade "Datapad" { id = "AW-62", cost = 1, color = gray, subtypes = { equipment },
  die = { "1 resource", "+1 resource", "+1 resource", "special", "blank", "blank" },
  special = { turn(die(yours), side_without_damage) } }

upgrade "Holdout Blaster" { id = "AW-63", cost = 2, color = gray, subtypes = { weapon },
  die = { "1 ranged", "2 ranged for 1", "+2 ranged", "1 shield", "1 resource", "blank" },
  keywords = { ambush, redeploy } }

upgrade "Cunning" { id = "AW-65", cost = 2, color = yellow, subtypes = { ability },
  die = { "1 focus", "1 disrupt", "1 discard", "1 resource", "special", "blank" },
  restriction = { only_on(character(of_color(yellow))) },
  special = { use_special(card_in_play(other, with_special)) } }

upgrade "Jetpack" { id = "AW-66", cost = 2, color = yellow, subtypes = { equipment },
  die = { "+2 ranged", "+3 ranged", "1 disrupt", "2 shield", "special", "blank" },
  special = { remove(die(showing(melee))), give_shields(1, host) } }

upgrade "Thermal Detonator" { id = "AW-67", cost = 3, color = yellow, subtypes = { weapon },
  die = { "1 discard", "2 discard", "1 resource", "special", "special for 1", "blank" },
  restriction = { only_if_spotted(character(yours, of_color(yellow))) },
  special = { each(character(opposing), deal(3, it)), discard(this) } }

upgrade "Personal Escort" { id = "AW-78", cost = 1, color = red, affiliation = villain, subtypes = { ability },
  ongoing = { give_host_guardian() } }

upgrade "Hidden In Shadow" { id = "AW-90", cost = 1, color = blue, affiliation = villain, subtypes = { ability },
  action = { when(unshielded(host), exhaust(this), and_then(give_shields(1, host))) } }

upgrade "Prized Possession" { id = "AW-102", cost = 4, color = yellow, affiliation = villain, unique = true,
  after = { plays(this), may(hold(die(opposing, of_character))) } }

upgrade "Second Chance" { id = "AW-137", cost = 3, color = yellow, affiliation = hero, subtypes = { ability },
  restriction = { only_on(character(of_color(yellow))) },
  before = { would_be_defeated(host), instead(heal(5, host), discard(this)) } }

upgrade "Hunker Down" { id = "AW-164", cost = 0, color = yellow, subtypes = { ability },
  after = { takes_melee_damage(host), discard(this) },
  action = { cost(exhaust(this)), give_shields(1, host) } }
