-- Special Edition: cards that show a word of the language.

interrupt "Watch Your Back!" { id = "7_268", side = dark, unique = true, destiny = 3, kind = lost,
  before_play = { about_to_draw_battle_destiny(), when(by(you)), when(no(at_a_site())), cost(choose(starship(yours, class(starfighter), in_battle))), substitute_destiny(maneuver(it)) } }
interrupt "Relentless Pursuit" { id = "7_260", side = dark, unique = true, destiny = 4, kind = lost,
  play = { when(fighting()), when(exists(starship(yours, in_battle, bearing(weapon_card())))), cost(choose(starship(opposing, in_battle)), lose_force(1)), change{power, to = 0, of = it} },
  response = { was_hit(starship(opposing)), put{subject, to = lost_pile} } }
interrupt "They're Coming In Too Fast!" { id = "7_265", side = dark, unique = true, destiny = 4, kind = used,
  play = { cost(choose(starship(opposing, at(location_card(at_least(count(starship(yours, bearing(weapon_card()), at(candidate))), 1)))))), strip{immunity, from = it, lasting = turn} },
  response = { played(interrupt_card(titled("A Few Maneuvers"))), cancel(subject) } }
interrupt "Desperate Tactics" { id = "7_86", side = light, unique = true, destiny = 4, kind = used,
  response = { fired(weapon_card(yours)), when(exists(vehicle_card(yours, bearing(subject), in_battle))), change{battle_destinies, 1, of = you, lasting = battle} },
  play = { when(fighting()), when(exists(vehicle_card(yours, bearing(weapon_card()), in_battle))), strip{immunity, from = all(combatant(opposing, in_battle)), lasting = battle} } }
location "Death Star: Detention Block Corridor" { id = "7_118", side = light, unique = true, dark = 1, light = 0, place = a_site, system = "Death Star", icons = { interior, mobile }, keywords = { prison },
  constant = { when(side(light)), change{force_drain, 1, of = you} },
  automatic = { released(character(yours, here)), when(side(light)), retrieve(or_if(1, 4, is(subject, persona_of("Leia")))) },
  missing = { "the deploying of IT-O and Hypo" } }
