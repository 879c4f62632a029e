-- Invented cards that show how values change. They stand in for the cards that the rulebook's examples name.

-- Characters, starships and a place
location "Toy Terrace" { id = "TOY-501", dark = 3, light = 3, constant = { when(controlled_by(you)), adjust_for(force_drain, 1, you) } }
character_card "Toy Giant"    { id = "TOY-502", destiny = 2, deploy = 5, power = 6, ability = 2, forfeit = 4 }
character_card "Toy Bulwark"  { id = "TOY-503", destiny = 2, deploy = 3, power = 1, ability = 1, forfeit = 30 }
character_card "Toy Novice"   { id = "TOY-504", destiny = 3, deploy = 1, power = 2, ability = 0, forfeit = 2 }
character_card "Toy Throng"    { id = "TOY-505", destiny = 3, deploy = 2, power = "*", ability = 1, forfeit = 2,
  constant = { define(power, count(character(yours)), this) } }
character_card "Toy Sleeper"  { id = "TOY-506", destiny = 3, deploy = 2, power = "*", ability = 1, forfeit = 2,
  constant = { when(during(battle_phase)), define(power, 4, this) } }
character_card "Toy Navigator" { id = "TOY-507", destiny = 3, deploy = 1, power = 1, forfeit = 2, subtype = droid_type,
  constant = { adjust(hyperspeed, 1, host) } }
starship_card "Toy Barge" { id = "TOY-508", destiny = 3, deploy = 3, power = 4, maneuver = 2, forfeit = 5 }
character_card "Toy Commander" { id = "TOY-509", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 2, armor = 4 }

-- Changes for a time
interrupt "Toy Weakness" { id = "TOY-510", destiny = 4, kind = used, play = { cost(choose(character())), reduce(power, 2, it, for_turn) } }
interrupt "Toy Frenzy"   { id = "TOY-511", destiny = 4, kind = used, play = { cost(choose(character())), multiply(power, 2, it, for_turn) } }
interrupt "Toy Tonic"    { id = "TOY-512", destiny = 4, kind = used, play = { cost(choose(character())), change(power, 2, it, for_turn) } }
interrupt "Toy Poison"   { id = "TOY-513", destiny = 4, kind = used, play = { cost(choose(character())), reduce(power, 3, it, for_turn) } }
interrupt "Toy Halving"  { id = "TOY-514", destiny = 4, kind = used, play = { cost(choose(character())), multiply(power, 0.5, it, for_turn) } }
interrupt "Toy Oath"     { id = "TOY-515", destiny = 4, kind = used, play = { cost(choose(character())), multiply(power, 2, it, for_good) } }
interrupt "Toy Shackles" { id = "TOY-516", destiny = 4, kind = used, play = { cost(choose(character())), reset(power, 3, it, for_turn) } }
interrupt "Toy Net"      { id = "TOY-517", destiny = 4, kind = used, play = { cost(choose(character())), reset(power, 1, it, for_turn) } }
interrupt "Toy Lull"     { id = "TOY-518", destiny = 4, kind = used, play = { cost(choose(character())), reset(forfeit, 1, it, for_turn) } }

-- Changes without a stated duration
interrupt "Toy Challenge" { id = "TOY-520", destiny = 4, kind = used, play = { cost(choose(character())), change_value(power, 2, it) } }
interrupt "Toy Discharge" { id = "TOY-521", destiny = 4, kind = used, play = { cost(choose(character(yours))), reset_value(power, 0, it) } }
weapon "Toy Jolt" { id = "TOY-522", destiny = 3, deploy = 1,
  fire = { limit(battle), cost(choose(character(opposing, in_battle))), reset_value(power, 0, it) } }
interrupt "Toy Rounding" { id = "TOY-523", destiny = 4, kind = used, play = { cost(choose(character())), change_value(forfeit, half_power_rounded_of(it), it) } }
interrupt "Toy Share"    { id = "TOY-524", destiny = 4, kind = used, play = { cost(choose(character())), change_value(forfeit, half_power_of(it), it) } }
effect "Toy Coach"   { id = "TOY-525", destiny = 3, deploy = 0, optional = { limit(turn), cost(choose(character(yours))), change(power, 3, it, for_turn) } }
effect "Toy Charter" { id = "TOY-526", destiny = 3, deploy = 0, optional = { limit(turn), change_for(force_drain, 1, you, for_game) } }
interrupt "Toy Bonfire" { id = "TOY-527", destiny = 4, kind = used, play = { cost(choose(effect_card())), lose(it) } }

-- Texts that modify all the time
effect "Toy Banner"   { id = "TOY-530", destiny = 3, deploy = 0, constant = { each(character(yours), adjust(power, 1, it)) } }
effect "Toy Anthem"   { id = "TOY-531", destiny = 3, deploy = 0, constant = { each(character(yours), adjust_cumulatively(power, 1, it)) } }
effect "Toy Curfew"   { id = "TOY-532", destiny = 3, deploy = 0, constant = { each(character(opposing), set_to(power, 2, it)) } }
effect "Toy Quagmire" { id = "TOY-533", destiny = 3, deploy = 0, constant = { each(character(opposing), set_to(power, 1, it)) } }
effect "Toy Levy"     { id = "TOY-534", destiny = 3, deploy = 0, constant = { each(character(opposing), use_instead(forfeit, 2, it)) } }
effect "Toy Foundry"  { id = "TOY-535", destiny = 3, deploy = 0, constant = { each(character(yours), define(armor, 5, it)) } }
effect "Toy Polish"   { id = "TOY-536", destiny = 3, deploy = 0, constant = { each(character(yours), adjust(armor, 1, it)) } }
effect "Toy Drums"    { id = "TOY-537", destiny = 3, deploy = 0, constant = { lower_for(total_power, 2, opponent) } }
effect "Toy Misgiving" { id = "TOY-538", destiny = 3, deploy = 0, constant = { set_for(total_ability, 3, opponent) } }
effect "Toy Tariff"   { id = "TOY-539", destiny = 3, deploy = 0, constant = { each(recruit(opposing), adjust(deploy_cost, 2, it)) } }
effect "Toy Welcome"  { id = "TOY-540", destiny = 3, deploy = 0, constant = { each(recruit(yours), free(deploy_cost, it)) } }
effect "Toy Sentry"   { id = "TOY-541", destiny = 3, deploy = 0, constant = { each(recruit(opposing), adjust(extra_cost, 1, it)) } }
effect "Toy Peace"    { id = "TOY-542", destiny = 3, deploy = 0, constant = { adjust_for(battle_cost, 2, opponent) } }
effect "Toy Plan"     { id = "TOY-543", destiny = 3, deploy = 0, constant = { free_for(battle_cost, you) } }
effect "Toy Dam"      { id = "TOY-544", destiny = 3, deploy = 0, constant = { limit_for(force_drain, 1, opponent) } }
effect "Toy Sluice"   { id = "TOY-545", destiny = 3, deploy = 0, just = { drain_initiated(), when(by(you)), add_to_drain(1) } }
effect "Toy Squeeze"  { id = "TOY-546", destiny = 3, deploy = 0, constant = { limit_for(force_generation, 1, opponent) } }
character_card "Toy Steward" { id = "TOY-547", destiny = 3, deploy = 2, power = 1, ability = 1, forfeit = 2,
  optional = { when(generation_limited(you)), limit(turn), retrieve(1) } }
effect "Toy Grief"    { id = "TOY-548", destiny = 3, deploy = 0, constant = { adjust_for(force_loss, 1, opponent) } }
effect "Toy Mercy"    { id = "TOY-549", destiny = 3, deploy = 0, constant = { lower_for(force_loss, 1, you) } }

-- Amounts
effect "Toy Parade"   { id = "TOY-550", destiny = 3, deploy = 0, optional = { limit(turn), retrieve_for_each(count(character(yours))) } }
effect "Toy Revenge"  { id = "TOY-551", destiny = 3, deploy = 0, optional = { limit(turn), lose_for_each(count(character(yours))) } }
interrupt "Toy Scavenge" { id = "TOY-552", destiny = 4, kind = used, play = { retrieve_up_to(3) } }
interrupt "Toy Spark"   { id = "TOY-553", destiny = 4, kind = used, play = { activate_up_to(2) } }
interrupt "Toy Cleanse"   { id = "TOY-554", destiny = 4, kind = used, play = { cost(choose(character())), when(reduced(power, it), place_in_used_pile(it)) } }
interrupt "Toy Applause" { id = "TOY-555", destiny = 4, kind = used, play = { cost(choose(character())), when(increased(power, it), retrieve(1)) } }
interrupt "Toy Lesson"  { id = "TOY-556", destiny = 4, kind = used, play = { cost(choose(character(with_ability))), retrieve(1) } }
interrupt "Toy Present" { id = "TOY-557", destiny = 4, kind = used, play = { cost(choose(hand_card(yours, without_deploy_cost))), place_in_used_pile(it) } }
interrupt "Toy Duty"    { id = "TOY-558", destiny = 4, kind = used, play = { cost(choose(character(yours))), when(more_than(power_of(it), 6), retrieve(1)) } }
effect "Toy Keepsake"  { id = "TOY-559", destiny = 4 }
