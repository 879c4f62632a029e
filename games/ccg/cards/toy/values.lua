-- Invented cards that show how values change. They stand in for the cards that the rulebook's examples name.

-- Characters, starships and a place
location "Toy Terrace" { id = "TOY-501", dark = 3, light = 3, constant = { when(controls(you, this)), change{force_drain, 1, of = you} } }
character_card "Toy Giant"    { id = "TOY-502", destiny = 2, deploy = 5, power = 6, ability = 2, forfeit = 4 }
character_card "Toy Bulwark"  { id = "TOY-503", destiny = 2, deploy = 3, power = 1, ability = 1, forfeit = 30 }
character_card "Toy Novice"   { id = "TOY-504", destiny = 3, deploy = 1, power = 2, ability = 0, forfeit = 2 }
character_card "Toy Throng"    { id = "TOY-505", destiny = 3, deploy = 2, power = "*", ability = 1, forfeit = 2,
  constant = { grant{power, count(character(yours)), to = this} } }
character_card "Toy Sleeper"  { id = "TOY-506", destiny = 3, deploy = 2, power = "*", ability = 1, forfeit = 2,
  constant = { when(during(battle_phase)), grant{power, 4, to = this} } }
character_card "Toy Navigator" { id = "TOY-507", destiny = 3, deploy = 1, power = 1, forfeit = 2, subtype = droid_type,
  constant = { change{hyperspeed, 1, of = host} } }
starship_card "Toy Barge" { id = "TOY-508", destiny = 3, deploy = 3, power = 4, maneuver = 2, forfeit = 5 }
character_card "Toy Commander" { id = "TOY-509", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 2, armor = 4 }

-- Changes for a time
interrupt "Toy Weakness" { id = "TOY-510", destiny = 4, kind = used, play = { cost(choose(character())), change{power, -2, of = it, lasting = turn} } }
interrupt "Toy Frenzy"   { id = "TOY-511", destiny = 4, kind = used, play = { cost(choose(character())), change{power, times = 2, of = it, lasting = turn} } }
interrupt "Toy Tonic"    { id = "TOY-512", destiny = 4, kind = used, play = { cost(choose(character())), change{power, 2, of = it, lasting = turn} } }
interrupt "Toy Poison"   { id = "TOY-513", destiny = 4, kind = used, play = { cost(choose(character())), change{power, -3, of = it, lasting = turn} } }
interrupt "Toy Halving"  { id = "TOY-514", destiny = 4, kind = used, play = { cost(choose(character())), change{power, times = 0.5, of = it, lasting = turn} } }
interrupt "Toy Oath"     { id = "TOY-515", destiny = 4, kind = used, play = { cost(choose(character())), change{power, times = 2, of = it, lasting = leaves} } }
interrupt "Toy Shackles" { id = "TOY-516", destiny = 4, kind = used, play = { cost(choose(character())), change{power, to = 3, of = it, lasting = turn} } }
interrupt "Toy Net"      { id = "TOY-517", destiny = 4, kind = used, play = { cost(choose(character())), change{power, to = 1, of = it, lasting = turn} } }
interrupt "Toy Lull"     { id = "TOY-518", destiny = 4, kind = used, play = { cost(choose(character())), change{forfeit, to = 1, of = it, lasting = turn} } }

-- Changes without a stated duration
interrupt "Toy Challenge" { id = "TOY-520", destiny = 4, kind = used, play = { cost(choose(character())), change{power, 2, of = it} } }
interrupt "Toy Discharge" { id = "TOY-521", destiny = 4, kind = used, play = { cost(choose(character(yours))), change{power, to = 0, of = it} } }
weapon "Toy Jolt" { id = "TOY-522", destiny = 3, deploy = 1,
  fire = { limit(battle), cost(choose(character(opposing, in_battle))), change{power, to = 0, of = it} } }
interrupt "Toy Rounding" { id = "TOY-523", destiny = 4, kind = used, play = { cost(choose(character())), change{forfeit, half_power_rounded_of(it), of = it} } }
interrupt "Toy Share"    { id = "TOY-524", destiny = 4, kind = used, play = { cost(choose(character())), change{forfeit, half_power_of(it), of = it} } }
effect "Toy Coach"   { id = "TOY-525", destiny = 3, deploy = 0, optional = { limit(turn), cost(choose(character(yours))), change{power, 3, of = it, lasting = turn} } }
effect "Toy Charter" { id = "TOY-526", destiny = 3, deploy = 0, optional = { limit(turn), change{force_drain, 1, of = you, lasting = game} } }
interrupt "Toy Bonfire" { id = "TOY-527", destiny = 4, kind = used, play = { cost(choose(effect_card())), lose(it) } }

-- Texts that modify all the time
effect "Toy Banner"   { id = "TOY-530", destiny = 3, deploy = 0, constant = { change{power, 1, of = character(yours)} } }
effect "Toy Anthem"   { id = "TOY-531", destiny = 3, deploy = 0, constant = { change{power, 1, of = character(yours), cumulative = yes} } }
effect "Toy Curfew"   { id = "TOY-532", destiny = 3, deploy = 0, constant = { change{power, to = 2, of = character(opposing)} } }
effect "Toy Quagmire" { id = "TOY-533", destiny = 3, deploy = 0, constant = { change{power, to = 1, of = character(opposing)} } }
effect "Toy Levy"     { id = "TOY-534", destiny = 3, deploy = 0, constant = { change{forfeit, to = 2, of = character(opposing), instead_of_value = yes} } }
effect "Toy Foundry"  { id = "TOY-535", destiny = 3, deploy = 0, constant = { grant{armor, 5, to = character(yours)} } }
effect "Toy Polish"   { id = "TOY-536", destiny = 3, deploy = 0, constant = { change{armor, 1, of = character(yours)} } }
effect "Toy Drums"    { id = "TOY-537", destiny = 3, deploy = 0, constant = { change{total_power, -2, of = opponent} } }
effect "Toy Misgiving" { id = "TOY-538", destiny = 3, deploy = 0, constant = { change{total_ability, to = 3, of = opponent} } }
effect "Toy Tariff"   { id = "TOY-539", destiny = 3, deploy = 0, constant = { change{deploy_cost, 2, of = recruit(opposing)} } }
effect "Toy Welcome"  { id = "TOY-540", destiny = 3, deploy = 0, constant = { change{deploy_cost, to = free, of = recruit(yours)} } }
effect "Toy Sentry"   { id = "TOY-541", destiny = 3, deploy = 0, constant = { change{extra_cost, 1, of = recruit(opposing)} } }
effect "Toy Peace"    { id = "TOY-542", destiny = 3, deploy = 0, constant = { change{battle_cost, 2, of = opponent} } }
effect "Toy Plan"     { id = "TOY-543", destiny = 3, deploy = 0, constant = { change{battle_cost, to = free, of = you} } }
effect "Toy Dam"      { id = "TOY-544", destiny = 3, deploy = 0, constant = { change{force_drain, at_most = 1, of = opponent} } }
effect "Toy Sluice"   { id = "TOY-545", destiny = 3, deploy = 0, just = { drain_initiated(), when(by(you)), change{force_drain, 1, of = you, lasting = drain} } }
effect "Toy Squeeze"  { id = "TOY-546", destiny = 3, deploy = 0, constant = { change{force_generation, at_most = 1, of = opponent} } }
character_card "Toy Steward" { id = "TOY-547", destiny = 3, deploy = 2, power = 1, ability = 1, forfeit = 2,
  optional = { when(generation_limited(you)), limit(turn), retrieve(1) } }
effect "Toy Grief"    { id = "TOY-548", destiny = 3, deploy = 0, constant = { change{force_loss, 1, of = opponent} } }
effect "Toy Mercy"    { id = "TOY-549", destiny = 3, deploy = 0, constant = { change{force_loss, -1, of = you} } }

-- Amounts
effect "Toy Parade"   { id = "TOY-550", destiny = 3, deploy = 0, optional = { limit(turn), retrieve(count(character(yours))) } }
effect "Toy Revenge"  { id = "TOY-551", destiny = 3, deploy = 0, optional = { limit(turn), lose_force{count(character(yours)), by = opponent} } }
interrupt "Toy Scavenge" { id = "TOY-552", destiny = 4, kind = used, play = { retrieve{3, upto = yes} } }
interrupt "Toy Spark"   { id = "TOY-553", destiny = 4, kind = used, play = { activate{2, upto = yes} } }
interrupt "Toy Cleanse"   { id = "TOY-554", destiny = 4, kind = used, play = { cost(choose(character())), when(reduced(power, it), put{it, to = used_pile}) } }
interrupt "Toy Applause" { id = "TOY-555", destiny = 4, kind = used, play = { cost(choose(character())), when(increased(power, it), retrieve(1)) } }
interrupt "Toy Lesson"  { id = "TOY-556", destiny = 4, kind = used, play = { cost(choose(character(with_ability))), retrieve(1) } }
interrupt "Toy Present" { id = "TOY-557", destiny = 4, kind = used, play = { cost(choose(hand_card(yours, without_deploy_cost))), put{it, to = used_pile} } }
interrupt "Toy Duty"    { id = "TOY-558", destiny = 4, kind = used, play = { cost(choose(character(yours))), when(more(power(it), 6), retrieve(1)) } }
effect "Toy Keepsake"  { id = "TOY-559", destiny = 4 }

-- Forms with a period, with a place, cumulative
interrupt "Toy Evasion" { id = "TOY-1510", destiny = 4, kind = used, play = { cost(choose(character())), forbid{is_hit, of = it, lasting = turn} } }
interrupt "Toy Lighthouse" { id = "TOY-1511", destiny = 4, kind = used, play = { cost(choose(location_card())), change{force_drain, 1, of = you, at = it, lasting = turn} } }
interrupt "Toy Elixir"  { id = "TOY-1512", destiny = 4, kind = used, play = { cost(choose(character())), change{power, 2, of = it, lasting = turn, cumulative = yes} } }
character_card "Toy Signaller" { id = "TOY-1513", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 2, constant = { change{force_drain, 1, of = you, at = location_card(titled("Toy Fortress"))} } }
-- What lasts as long as a condition holds
interrupt "Toy Vigil"   { id = "TOY-1514", destiny = 4, kind = used, play = { cost(choose(character(yours))), change{power, 2, of = it, lasting = turn, as_long_as = is(it, at(location_card(titled("Toy Plaza"))))} } }
interrupt "Toy Bond"    { id = "TOY-1515", destiny = 4, kind = used, play = { cost(choose{character(yours), name = "first"}, choose{character(yours), name = "second"}), change{power, 2, of = the("first"), as_long_as = is(the("second"), at(location_card(titled("Toy Plaza"))))} } }
interrupt "Toy Excise"  { id = "TOY-1516", destiny = 4, kind = used, play = { change{force_drain, 1, of = you, lasting = game, as_long_as = exists(character(yours, titled("Toy Trooper")))} } }
interrupt "Toy Doublet" { id = "TOY-1517", destiny = 4, kind = used, play = { cost(choose(character())), forbid{is_hit, of = it, lasting = turn, as_long_as = exists(character(opposing, titled("Toy Mentor")))} } }
