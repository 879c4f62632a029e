-- More invented cards: one or two for each question of timing. They need not be in any deck.

-- Characters
character_card "Toy Scholar"   { id = "TOY-50", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, automatic = { deployed(this), draw(2) } }
character_card "Toy Recruiter" { id = "TOY-51", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, just = { deployed(this), draw(1) } }
character_card "Toy Jinx"      { id = "TOY-52", destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 3,
  before = { about_to_draw_battle_destiny(), when(by(opponent)), change{total_battle_destiny, -1, of = opponent, lasting = battle} } }
character_card "Toy Sprinter"  { id = "TOY-53", destiny = 2, deploy = 2, power = 3, ability = 1, forfeit = 3,
  just = { battle_initiated(), when(by(opponent)), move{this, to = the_battle, as = relocation} } }
character_card "Toy Dodger"    { id = "TOY-54", destiny = 2, deploy = 2, power = 2, ability = 1, forfeit = 3,
  just = { played(interrupt_card(opposing), this), retrieve(1) } }
character_card "Toy Beast"     { id = "TOY-55", destiny = 3, deploy = 2, power = 4, forfeit = 4,
  mandatory = { when(during(battle_phase)), when(your_turn()), lose_force{1, by = opponent} } }

character_card "Toy Skirter"   { id = "TOY-56", destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 3,
  before = { about_to_battle(), when(by(opponent)), put{this, to = hand} } }

-- Starships
starship_card "Toy Walker"  { id = "TOY-60", destiny = 3, deploy = 2, power = 5, maneuver = 1, forfeit = 6,
  just = { deployed(this), cost(choose(hand_character(yours))), deploy{it, on = this, free = yes} } }
starship_card "Toy Fighter" { id = "TOY-61", destiny = 3, deploy = 1, power = 2, maneuver = 4, forfeit = 3 }

-- Effects
effect "Toy Floodgate" { id = "TOY-1520", destiny = 3, deploy = 0, automatic = { becomes(at_least(count(character(yours)), 2)), retrieve(1) } }
effect "Toy Turnstile" { id = "TOY-1521", destiny = 3, deploy = 0, automatic = { moved{character(yours), from = site(titled("Toy Reach: Tunnel"))}, retrieve(1) } }
effect "Toy Doormat"   { id = "TOY-1522", destiny = 3, deploy = 0, automatic = { moved{character(yours), to = site(titled("Toy Reach: Tunnel"))}, retrieve(1) } }
effect "Toy Epitaph"   { id = "TOY-1523", destiny = 3, deploy = 0, automatic = { just_lost{lost_character(yours), from = location_card(titled("Toy Plaza"))}, retrieve(power(subject)) } }
interrupt "Toy Trapdoor" { id = "TOY-1524", destiny = 4, kind = used, play = { cost(choose(character(yours))), lose(it) } }
effect "Toy Lookout"   { id = "TOY-70", destiny = 3, deploy = 0, just = { deployed(character(opposing)), draw(1) } }
effect "Toy Herald"    { id = "TOY-71", destiny = 3, deploy = 0, just = { deployed(character(yours)), retrieve(1) } }
effect "Toy Crowd"     { id = "TOY-72", destiny = 3, deploy = 0, just = { deployed(), when(by(you)), retrieve(1) } }
effect "Toy Registrar" { id = "TOY-73", destiny = 3, deploy = 0, automatic = { deployed(), retrieve(1) } }
effect "Toy Mourner"   { id = "TOY-74", destiny = 3, deploy = 0, automatic = { force_lost(), when(by(opponent)), activate(1) } }
effect "Toy Dock"      { id = "TOY-75", destiny = 3, deploy = 0, just = { just_lost(lost_starship(yours)), put{subject, to = here} } }
effect "Toy Bones"     { id = "TOY-76", destiny = 3, deploy = 0, automatic = { destiny_drawn(), when(by(opponent)), activate(1) } }
effect "Toy Tentacle"  { id = "TOY-77", destiny = 3, deploy = 0, just = { played(interrupt_card(opposing)), put{subject, to = here} } }
effect "Toy Crossfire" { id = "TOY-78", destiny = 3, deploy = 0,
  automatic = { { battle_initiated(), retrieve(1) }, { battle_initiated(), lose_force{1, by = opponent} } } }
effect "Toy Strike"    { id = "TOY-79", destiny = 3, deploy = 0, automatic = { battle_initiated(), lose_force{1, by = opponent} } }
effect "Toy Heckler"   { id = "TOY-80", destiny = 3, deploy = 0, just = { text_used(card(opposing)), limit(turn), cancel(subject) } }
effect "Toy Plague"    { id = "TOY-81", destiny = 3, deploy = 0, mandatory = { when(during(control_phase)), lose_force{1, by = each_player} } }
effect "Toy Upkeep"    { id = "TOY-82", destiny = 3, deploy = 0, mandatory = { when(during(end_of_turn)), when(your_turn()), lose_force(1) } }
effect "Toy Rest"      { id = "TOY-83", destiny = 3, deploy = 0, just = { turn_ends(), when(by(you)), retrieve(1) } }
effect "Toy Well"      { id = "TOY-84", destiny = 3, deploy = 0, any_time = { limit(turn), draw(1) } }
effect "Toy Trader"    { id = "TOY-85", destiny = 3, deploy = 0, optional = { limit(turn), when(your_turn()), retrieve(1) } }
effect "Toy Drill"     { id = "TOY-86", destiny = 3, deploy = 0, optional = { limit(turn), cost(choose(character(yours))), change{power, 2, of = it, lasting = turn} } }
effect "Toy Bastion"   { id = "TOY-87", destiny = 3, deploy = 0, keywords = { immune_to_cancel } }
effect "Toy Bunker"    { id = "TOY-88", destiny = 3, deploy = 0, keywords = { shelter(1) } }
effect "Toy Mourning"  { id = "TOY-89", destiny = 3, deploy = 0, just = { just_lost(), when(by(you)), retrieve(1) } }
effect "Toy Aftermath" { id = "TOY-90", destiny = 3, deploy = 0, automatic = { battle_ends(), retrieve(1) } }
effect "Toy Lantern"   { id = "TOY-91", destiny = 3, deploy = 0, optional = { when(during(deploy_phase)), cost(use(1)), draw(1) } }

-- Interrupts played as responses
interrupt "Toy Rebuff"  { id = "TOY-100", destiny = 4, kind = used, response = { deployed(character(opposing)), put{subject, to = hand} } }
interrupt "Toy Recall"  { id = "TOY-101", destiny = 4, kind = used, response = { deployed(starship(opposing)), put{subject, to = hand} } }
interrupt "Toy Doubt"   { id = "TOY-102", destiny = 4, kind = used,
  response = { played(interrupt_card(opposing)), draw_destiny(), when(more(result, 4), cancel(subject)) } }
interrupt "Toy Eulogy"  { id = "TOY-103", destiny = 4, kind = lost,
  response = { just_lost(lost_character(opposing)), draw_destiny(), lose_force{result, by = opponent} } }
interrupt "Toy Escape"  { id = "TOY-104", destiny = 4, kind = lost, response = { just_lost(lost_character(yours)), put{subject, to = used_pile} } }
interrupt "Toy Salvage" { id = "TOY-105", destiny = 4, kind = lost, response = { just_lost(lost_weapon(yours)), put{subject, to = hand} } }
interrupt "Toy Gift"    { id = "TOY-106", destiny = 4, kind = used, response = { moved(character(yours)), retrieve(1) } }
interrupt "Toy Swindle" { id = "TOY-107", destiny = 4, kind = used, response = { moved(character(opposing)), lose_force{1, by = opponent} } }
interrupt "Toy Luck"    { id = "TOY-108", destiny = 4, kind = used, before_play = { about_to_draw_weapon_destiny(), when(by(you)), retrieve(1) } }

-- Interrupts played on their own
interrupt "Toy Tax"        { id = "TOY-120", destiny = 4, kind = used, play = { lose_force{2, by = opponent} } }
interrupt "Toy Barrage"    { id = "TOY-121", destiny = 4, kind = lost, play = { cost(choose(starship(opposing)), use(1)), lose(it) } }
interrupt "Toy Hunt"       { id = "TOY-122", destiny = 4, kind = lost, play = { cost(choose(character(opposing)), use(1)), lose(it) } }
interrupt "Toy Ferry"      { id = "TOY-123", destiny = 4, kind = used, play = { cost(choose(character(yours)), use(1)), move{it, to = next_location, as = relocation} } }
interrupt "Toy Bravado"    { id = "TOY-124", destiny = 4, kind = used,
  play = { when(fighting()), cost(choose(character(yours, in_battle))), change{power, 2, of = it, lasting = battle} } }
interrupt "Toy Audit"      { id = "TOY-125", destiny = 4, kind = used, play = { when(at_least(hand(opponent), 3)), lose_force{1, by = opponent} } }
interrupt "Toy Burnout"    { id = "TOY-126", destiny = 4, kind = used, play = { cost(lose_force(1)), draw(1) } }
interrupt "Toy Purge"      { id = "TOY-127", destiny = 4, kind = used, play = { cost(choose(card(opposing))), cancel(it) } }
interrupt "Toy Sweep"      { id = "TOY-128", destiny = 4, kind = lost, play = { each(effect_card(opposing, not_immune), cancel(it)) } }
interrupt "Toy Tuning"     { id = "TOY-129", destiny = 4, kind = used,
  play = { cost(choose(starship(yours))), change{hyperspeed, 2, of = it, lasting = turn}, change{maneuver, 2, of = it, lasting = turn} } }
interrupt "Toy Spy"        { id = "TOY-130", destiny = 4, kind = used, play = { look(hand, opponent) } }
interrupt "Toy Pickpocket" { id = "TOY-131", destiny = 4, kind = lost, play = { put{random(1, hand_card(opposing)), to = used_pile} } }
interrupt "Toy Riffle"     { id = "TOY-132", destiny = 4, kind = used, play = { shuffle(used_pile, opponent) } }
interrupt "Toy Amnesty"    { id = "TOY-133", destiny = 4, kind = used, play = { retrieve(1), may(cancel(effect_card(opposing))) } }
interrupt "Toy Plating"    { id = "TOY-134", destiny = 4, kind = used, play = { cost(choose(character(yours))), grant{armor, 3, to = it, lasting = leaves} } }
interrupt "Toy Call"       { id = "TOY-135", destiny = 4, kind = lost, play = { put{reserve_card(yours, weapon_card), to = hand} } }
interrupt "Toy Salute"     { id = "TOY-136", destiny = 4, kind = used, play = { retrieve(1) } }
interrupt "Toy Slackening" { id = "TOY-137", destiny = 4, kind = used, play = { cost(choose(starship(yours))), change{hyperspeed, to = 0, of = it, lasting = turn} } }

-- A text that modifies all the time
character_card "Toy Navigator" { id = "TOY-140", destiny = 3, deploy = 1, power = 1, forfeit = 2, subtype = droid_type,
  constant = { change{hyperspeed, 1, of = host}, change{maneuver, 1, of = host}, change{power, 1, of = host} } }

-- For texts that ask about the night
effect "Toy Dusk" { id = "TOY-700", destiny = 3, deploy = 0, keywords = { nighttime } }
location "Toy Glade" { id = "TOY-704", dark = 1, light = 1, keywords = { nighttime } }
effect "Toy Toll Gate" { id = "TOY-701", destiny = 3, deploy = 0, constant = { change{transit_cost, 2, of = you} } }
character_card "Toy Smuggler" { id = "TOY-702", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, traits = { smuggler } }
character_card "Toy Chieftain" { id = "TOY-705", destiny = 2, deploy = 2, power = 1, ability = 1, forfeit = 2, unique = true, subtype = alien_type, species = tusken_raider }
character_card "Toy Hermit" { id = "TOY-706", destiny = 1, deploy = 4, power = 2, ability = 6, forfeit = 4, unique = true, persona = "Obi-Wan" }
character_card "Toy Hero" { id = "TOY-703", destiny = 1, deploy = 3, power = 3, ability = 2, forfeit = 4, unique = true }

-- For the start of the game, the start and the end of turns, maintenance
location "Toy Nebula" { id = "TOY-710", dark = 1, light = 1, place = a_sector, system = "Toy Reach" }
location "Toy Reach" { id = "TOY-711", dark = 1, light = 1, place = a_system, system = "Toy Reach", parsec = 3, unique = true }
location "Toy Reach: Pier" { id = "TOY-712", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true }
location "Toy Reach: Vault" { id = "TOY-713", dark = 0, light = 0, place = a_site, system = "Toy Reach", icons = { interior }, unique = true }
location "Toy Reach: Landing" { id = "TOY-714", dark = 0, light = 1, place = a_site, system = "Toy Reach", icons = { interior, exterior, docking_bay }, unique = true }
location "Toy Far Reach" { id = "TOY-715", dark = 1, light = 1, place = a_system, system = "Toy Far Reach", parsec = 5, unique = true }
location "Toy Reach: Meadow" { id = "TOY-716", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true }
interrupt "Toy Overture" { id = "TOY-720", destiny = 4, kind = used_or_starting, starting = { deploy(reserve_card(yours, effect_card)) } }
effect "Toy Sundial" { id = "TOY-721", destiny = 3, deploy = 0, mandatory = { when(during(start_of_turn)), when(your_turn()), lose_force{1, by = opponent} } }
effect "Toy Rooster" { id = "TOY-722", destiny = 3, deploy = 0, just = { turn_starts(), when(by(you)), limit(turn), retrieve(1) } }
effect "Toy Cuckoo"  { id = "TOY-723", destiny = 3, deploy = 0, mandatory = { when(during(end_of_turn)), when(your_turn()), lose_force{1, by = opponent} } }
effect "Toy Palace"  { id = "TOY-724", destiny = 3, deploy = 0, mandatory = { when(during(end_of_turn)), when(your_turn()), upkeep(1, 2) } }
character_card "Toy Sage" { id = "TOY-725", destiny = 1, deploy = 5, power = 2, ability = 7, forfeit = 5, subtype = jedi_master }
starship_card "Toy Dart"   { id = "TOY-730", destiny = 3, deploy = 2, power = 2, maneuver = 3, hyperspeed = 2, forfeit = 3, class = starfighter, icons = { nav_computer }, pilots = 1, passengers = 1 }
starship_card "Toy Needle" { id = "TOY-731", destiny = 3, deploy = 2, power = 2, maneuver = 4, forfeit = 3, class = starfighter, models = { tie }, permanent_pilot = 1 }
starship_card "Toy Galley" { id = "TOY-732", destiny = 3, deploy = 4, power = 5, armor = 4, hyperspeed = 3, forfeit = 6, class = capital, icons = { nav_computer }, pilots = 1, passengers = 1, starfighters = 1, permanent_pilot = 1,
  constant = { change{immunity, 4, of = this} } }
starship_card "Toy Hulk"   { id = "TOY-733", destiny = 3, deploy = 4, power = 5, armor = 4, hyperspeed = 3, forfeit = 6, class = capital, icons = { nav_computer }, pilots = 2 }
vehicle "Toy Cart" { id = "TOY-734", destiny = 3, deploy = 1, power = 2, maneuver = 2, landspeed = 2, forfeit = 2, class = combat, pilots = 1, passengers = 1 }
vehicle "Toy Tank" { id = "TOY-735", destiny = 3, deploy = 1, power = 4, armor = 4, landspeed = 1, forfeit = 3, class = combat, pilots = 1, passengers = 2, icons = { enclosed } }
character_card "Toy Flier" { id = "TOY-736", destiny = 2, deploy = 1, power = 1, ability = 2, forfeit = 2, icons = { pilot_icon }, constant = { change{piloting_power, 2, of = this} } }
character_card "Toy Twin"  { id = "TOY-737", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 1, unique = true, persona = "Toy Hero" }
weapon "Toy Cannon" { id = "TOY-738", destiny = 3, deploy = 1, side = dark, deploys = { only{on = starship(yours)} },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present))), aims_at_it() } }
weapon "Toy Pistol" { id = "TOY-739", destiny = 3, deploy = 1, side = dark, deploys = { only{on = character(yours)} },
  fire = { limit(battle), cost(choose(character(opposing, in_battle, present))), aims_at_it() } }
effect "Toy Drain Tax" { id = "TOY-740", destiny = 3, deploy = 0, constant = { change{drain_cost, 2, of = you} } }
character_card "Toy Double" { id = "TOY-741", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 1, unique = true, persona = "Toy Hero" }
location "Toy Outer Reach" { id = "TOY-742", dark = 1, light = 1, place = a_system, system = "Toy Outer Reach", parsec = 8, unique = true }
interrupt "Toy Gag" { id = "TOY-743", destiny = 4, kind = used, play = { cost(choose(effect_card())), make{textless, it, lasting = turn} } }
interrupt "Toy Fanfare" { id = "TOY-744", destiny = 4, kind = used_or_starting, starting = { lose_force{1, by = opponent} } }

-- Answers to what was just decided, activated or drained
effect "Toy Chronicle" { id = "TOY-760", destiny = 3, deploy = 0, just = { battle_decided(), draw(1) } }
effect "Toy Meter"     { id = "TOY-761", destiny = 3, deploy = 0, just = { force_activated(), when(by(opponent)), retrieve(1) } }
effect "Toy Tollbook"  { id = "TOY-762", destiny = 3, deploy = 0, just = { drained(), when(by(opponent)), retrieve(1) } }
effect "Toy Grudge"    { id = "TOY-763", destiny = 3, deploy = 0, constant = { change{attrition, 1, of = you} } }
