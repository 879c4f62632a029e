-- Invented cards about personas, creatures and attacks, captives, Utinni Effects, Jedi Tests (rulebook 5, 6, 9, appendix C).

-- Versions of one persona
character_card "Toy Scion"   { id = "TOY-1000", destiny = 2, deploy = 3, power = 3, ability = 4, forfeit = 4, unique = true, persona = "Toy Scion", icons = { pilot_icon, warrior_icon } }
character_card "Toy Scion, Knight" { id = "TOY-1001", destiny = 2, deploy = 5, power = 5, ability = 5, forfeit = 6, unique = true, persona = "Toy Scion", icons = { pilot_icon, warrior_icon } }
character_card "Toy Scion, Hermit" { id = "TOY-1002", destiny = 2, deploy = 2, power = 3, ability = 4, forfeit = 2, unique = true, persona = "Toy Scion",
  deploys = { only{to = site(titled("Toy Reach: Meadow"))} } }
character_card "Toy Scion, Youth"  { id = "TOY-1003", destiny = 2, deploy = 1, power = 2, ability = 4, forfeit = 2, unique = true, persona = "Toy Scion" }
character_card "Toy Scion With Lance" { id = "TOY-1004", destiny = 2, deploy = 4, power = 4, ability = 4, forfeit = 4, unique = true, persona = "Toy Scion", permanent_weapon = "Toy Lance", icons = { pilot_icon } }
character_card "Toy Scion, Envoy" { id = "TOY-1012", destiny = 2, deploy = 2, power = 4, ability = 4, forfeit = 2, unique = true, persona = "Toy Scion" }
effect "Toy Rack" { id = "TOY-1013", destiny = 3, deploy = 0, just = { just_lost(lost_weapon(yours)), put{subject, to = hand} } }
starship_card "Toy Scion In Galley" { id = "TOY-1005", destiny = 2, deploy = 4, power = 6, maneuver = 3, hyperspeed = 4, forfeit = 6, unique = true, persona = "Toy Scion", class = starfighter, pilots = 1, permanent_pilot = 4 }
character_card "Toy Squire" { id = "TOY-1006", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 2, unique = true, persona = "Toy Squire", expansion = "first" }
weapon "Toy Lance" { id = "TOY-1007", destiny = 3, deploy = 1, side = dark, kind = character_weapon, unique = true, deploys = { only{on = character(yours)} },
  fire = { limit(battle), cost(choose(shot(in_range, present))), aims_at_it() } }
weapon "Toy Carbine" { id = "TOY-1008", destiny = 3, deploy = 1, side = dark, kind = character_weapon, deploys = { only{on = character(yours, warrior)} },
  fire = { limit(battle), cost(choose(character(opposing, in_battle))), aims_at_it() } }
device "Toy Abacus" { id = "TOY-1080", destiny = 3, deploy = 0, deploys = { only{on = character(yours)} }, any_time = { limit(turn), draw(1) } }
effect "Toy Vigor" { id = "TOY-1009", destiny = 3, deploy = 0, deploys = { only{on = character(yours)} }, constant = { change{power, 3, of = host} } }
effect "Toy Keener" { id = "TOY-1010", destiny = 3, deploy = 0, just = { { just_lost(lost_character()), draw(1) }, { deployed(character()), draw(1) } } }
interrupt "Toy Duress" { id = "TOY-1011", destiny = 4, kind = used, play = { cost(choose(character())), make(barred, it) } }

-- Creatures
creature "Toy Lizard" { id = "TOY-1020", destiny = 3, deploy = 1, ferocity = 3, defense_value = 4, forfeit = 0, deploys = { only{to = site()} } }
creature "Toy Hydra"  { id = "TOY-1021", destiny = 3, deploy = 2, ferocity = 2, ferocity_destinies = 1, defense_value = 3, forfeit = 0, deploys = { only{to = site()} } }
creature "Toy Hound"  { id = "TOY-1022", destiny = 3, deploy = 1, ferocity = 3, defense_value = 2, forfeit = 0, keywords = { spares_own }, deploys = { only{to = site()} } }
creature "Toy Jackal" { id = "TOY-1023", destiny = 3, deploy = 1, ferocity = 3, defense_value = 1, forfeit = 0, icons = { selective }, deploys = { only{to = site()} } }
creature "Toy Leech"  { id = "TOY-1024", destiny = 3, deploy = 1, ferocity = 1, defense_value = 2, forfeit = 0, icons = { selective }, deploys = { only{to = site(on("Toy Reach"))} },
  prey = { only{on = character(except(droid))} }, constant = { change{power, -1, of = host} } }
creature "Toy Grub"   { id = "TOY-1025", destiny = 3, deploy = 1, ferocity = 6, defense_value = 1, forfeit = 0, keywords = { attacks_droids }, deploys = { only{to = site()} } }
interrupt "Toy Mesh"   { id = "TOY-1026", destiny = 4, kind = used, response = { attack_initiated(creature_card()), cost(choose(creature_card())), lose(it) } }
interrupt "Toy Trumpet" { id = "TOY-1027", destiny = 4, kind = used, play = { when(fighting()), cost(choose(character(yours))), change{power, 2, of = it, lasting = turn} } }
interrupt "Toy Pitfall" { id = "TOY-1029", destiny = 4, kind = used, play = { cost(choose(creature_card())), lose(it) } }
interrupt "Toy Feast" { id = "TOY-1030", destiny = 4, kind = used, play = { cost(choose(character())), lose{it, as = eaten} } }
effect "Toy Fury"     { id = "TOY-1028", destiny = 3, deploy = 0, constant = { change{ferocity, 2, of = creature_card(yours)} } }

-- Captives
location "Toy Dungeon" { id = "TOY-1040", dark = 1, light = 1, keywords = { prison } }
location "Toy Reach: Prison" { id = "TOY-1041", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { interior, exterior }, keywords = { prison } }
character_card "Toy Warden" { id = "TOY-1042", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, icons = { warrior_icon } }
character_card "Toy Hunter" { id = "TOY-1043", destiny = 2, deploy = 2, power = 2, ability = 1, forfeit = 3, traits = { bounty_hunter }, icons = { pilot_icon } }
character_card "Toy Usher"  { id = "TOY-1044", destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 3 }
interrupt "Toy Noose"  { id = "TOY-1045", destiny = 4, kind = used, play = { cost(choose(character())), capture(it) } }
interrupt "Toy Ransom" { id = "TOY-1046", destiny = 4, kind = used, play = { cost(choose(captive())), release(it) } }
interrupt "Toy Winter" { id = "TOY-1047", destiny = 4, kind = used, play = { cost(choose(captive())), make(frozen, it) } }
character_card "Toy Boulder" { id = "TOY-1049", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 1, keywords = { cannot_move } }
interrupt "Toy Dragnet" { id = "TOY-1048", destiny = 4, kind = used, response = { forfeited(lost_character(opposing)), capture(subject) } }

-- Utinni Effects
effect "Toy Voyage" { id = "TOY-1060", destiny = 3, deploy = 1, kind = utinni, deploys = { only{to = location_card()} }, aims = { choose(character(yours)) },
  reached = { retrieve(2), lose(this) } }
effect "Toy Quest"  { id = "TOY-1061", destiny = 3, deploy = 0, kind = utinni, deploys = { only{to = location_card()} }, aims = { choose(character(opposing)) },
  constant = { change{power, -1, of = character(targeted)} }, reached = { lose(this) } }

-- Jedi Tests
jedi_test "Toy Tutelage" { id = "TOY-1070", destiny = 3, deploy = 0, number = 3, deploys = { only{to = site()} },
  aims = { { choose(character(yours)) }, { choose(character(yours)) } },
  optional = { when(during(control_phase)), when(your_turn()), when(training()), limit(turn), draw_destiny{1, kind = training_draw, planet = "Toy Reach"}, when(more(total_destiny(), 4), make(completed, this)) } }
jedi_test "Toy Ordeal" { id = "TOY-1071", destiny = 3, deploy = 0, number = 5, deploys = { only{to = site()} },
  aims = { { choose(character(yours)) }, { choose(character(yours)) } },
  optional = { when(during(control_phase)), when(your_turn()), when(training()), limit(turn), draw_destiny{1, kind = training_draw, planet = "Toy Reach"}, when(more(total_destiny(), 4), make(completed, this)) } }
