-- Dagobah: cards that show a word of the language.

interrupt "Imbalance" { id = "4_144", side = dark, unique = true, destiny = 4, kind = used,
  response = { force_retrieved(), when(by(opponent)), lose_force{half(amount), by = opponent} },
  missing = { "the number where more than one card was retrieved" } }
interrupt "Something Hit Us!" { id = "4_148", side = dark, destiny = 3, kind = used,
  play_in_power_segment = { cost(lose_force(1)), change{attrition, 1, of = you, lasting = battle, cumulative = yes} } }
interrupt "WHAAAAAAAAAOOOOW!" { id = "4_71", side = light, unique = true, destiny = 7, kind = used,
  response = { defeated(character(yours), creature_card(one_of(titled("Dragonsnake"), titled("Rancor"), titled("Sarlacc"), titled("Dianoga"), titled("Wampa")))),
    cost(choose(site(beside_battle))), move{subject, to = it, as = relocation} } }
interrupt "Jedi Levitation" { id = "4_53", side = light, destiny = 4, kind = lost,
  play = { cost(use(7 - most(ability, character(yours)))), put{used_card(yours), to = hand}, shuffle(used_pile, you) } }
creature "Mynock" { id = "4_110", side = dark, destiny = 3, deploy = 3, ferocity = 2, defense_value = 3, forfeit = 0, icons = { selective }, traits = { parasite },
  prey = { only{on = starship(class(starfighter))} },
  constant = { change{power, -2, of = host, cumulative = yes}, change{hyperspeed, -2, of = host, cumulative = yes} },
  missing = { "moving like a starfighter", "letting go of a host without power and hyperspeed" } }
effect "Corrosive Damage" { id = "4_119", side = dark, destiny = 5,
  deploys = { only{to = site(titled("Big One: Asteroid Cave Or Space Slug Belly"))} },
  automatic = {
    { turn_ends(), when(by(you)), lose_force(count(character_or_starship(yours, present))) },
    { turn_ends(), when(by(opponent)), lose_force{count(character_or_starship(opposing, present)), by = opponent} },
    { just_lost(lost_card(titled("Space Slug"))), cancel(this) } } }
jedi_test "Size Matters Not" { id = "4_79", side = light, destiny = 4, deploy = 0, number = 4,
  deploys = { only{to = site(one_of(titled("Dagobah: Swamp"), titled("Dagobah: Bog Clearing")))} },
  aims = { { choose(character(yours)) }, { choose(character(yours, on("Dagobah"))) } },
  optional = {
    { when(during(control_phase)), when(your_turn()), when(no(test_completed())), when(exists(character(targeted, present))), limit(turn), draw_destiny{1, kind = training_draw, planet = "Dagobah"}, when(more(total_destiny() + sum(ability, character(targeted)), 15), make(completed, this)) },
    { when(during(control_phase)), when(your_turn()), when(test_completed()), limit(phase), cost(use(2)), put{reserve_card(yours), to = hand} } },
  constant = { when(test_completed()), change{immunity, 3, of = host} } }
