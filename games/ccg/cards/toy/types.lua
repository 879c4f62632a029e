-- Invented cards of the types that the Premiere decks lack, and cards for the start of the game.

-- Objectives, each with its two sides
objective "Toy Siege" { id = "TOY-800", face = 0, other_side = "Toy Siege Broken",
  starting = { deploy_named("Toy Reach: Pier"), deploy_named("Toy Reach: Meadow") },
  flips = { when(controls_titled(you, "Toy Reach: Pier")), flip() } }
objective "Toy Siege Broken" { id = "TOY-801", face = 7, other_side = "Toy Siege",
  constant = { each(character(yours), adjust(power, 1, it)) },
  flips = { when(lacks_titled(you, "Toy Reach: Pier")), flip() } }
objective "Toy Pact" { id = "TOY-802", face = 0, other_side = "Toy Pact Kept",
  starting = { deploy_named("Toy Reach: Pier"), may_deploy_named("Toy Lookout") },
  optional = { when(your_turn()), flip() } }
objective "Toy Pact Kept" { id = "TOY-803", face = 7, other_side = "Toy Pact", constant = { each(character(yours), adjust(power, 2, it)) } }
objective "Toy Folly" { id = "TOY-804", face = 0, other_side = "Toy Folly Repented",
  starting = { deploy_named("Toy Reach: Pier"), deploy_named("Toy Shrine") } }
objective "Toy Folly Repented" { id = "TOY-805", face = 7, other_side = "Toy Folly" }
objective "Toy Order" { id = "TOY-806", face = 0, other_side = "Toy Order Kept",
  starting = { deploy_named("Toy Reach: Pier"), deploy_named("Toy Envoy") } }
objective "Toy Order Kept" { id = "TOY-807", face = 7, other_side = "Toy Order" }
objective "Toy Claim" { id = "TOY-808", face = 0, other_side = "Toy Claim Won", starting = { deploy_named("Toy Reach: Keep") } }
objective "Toy Claim Won" { id = "TOY-809", face = 7, other_side = "Toy Claim" }
character_card "Toy Envoy" { id = "TOY-810", destiny = 2, deploy = 6, power = 2, ability = 2, forfeit = 3,
  deploys = { when(fewer_than(count(card(titled("Toy Order"))), 1)), under_that_condition() } }
location "Toy Reach: Keep" { id = "TOY-811", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true, keywords = { not_converted } }

-- Starting Effects, Defensive Shields, what may not be in the Life Force
effect "Toy Anchor" { id = "TOY-820", destiny = 3, deploy = 0, kind = starting_effect, shields = 2 }
effect "Toy Beacon" { id = "TOY-821", destiny = 3, deploy = 0, kind = starting_effect, shields = 1 }
defensive_shield "Toy Ward"  { id = "TOY-822", destiny = 3, constant = { each(character(yours), adjust(forfeit, 1, it)) } }
defensive_shield "Toy Guard" { id = "TOY-823", destiny = 3, constant = { each(character(yours), adjust(power, 1, it)) } }
defensive_shield "Toy Rampart" { id = "TOY-824", destiny = 3, unique = true }
effect "Toy Monument" { id = "TOY-825", destiny = 3, deploy = 0, keywords = { not_in_life_force },
  deploys = { when(at_least(count(location_card()), 2)), under_that_condition() }, starting = { deploy_this() } }
interrupt "Toy Prelude" { id = "TOY-826", destiny = 4, kind = used_or_starting, starting = { deploy_named("Toy Crier"), place_this_in_lost_pile() } }
interrupt "Toy Discord" { id = "TOY-827", destiny = 4, kind = used_or_starting, starting = { deploy_named("Toy Crier"), deploy_named("Toy Dusk") } }
interrupt "Toy Summons" { id = "TOY-828", destiny = 4, kind = used_or_starting, starting = { deploy_named("Toy Reach: Pier") } }
effect "Toy Crier" { id = "TOY-829", destiny = 3, deploy = 0, just = { deployed(effect_card(opposing)), draw(1) } }

-- The other types
admirals_order "Toy Doctrine" { id = "TOY-830", destiny = 4, unique = true, constant = { each(starship(yours), adjust(power, 1, it)) } }
admirals_order "Toy Maxim"    { id = "TOY-831", destiny = 4, constant = { each(starship(yours), adjust(power, 2, it)) } }
epic_event "Toy Bombardment" { id = "TOY-832", destiny = 0, deploy = 1, optional = { when(your_turn()), limit(turn), opponent_loses(1) } }
epic_event "Toy Onslaught"   { id = "TOY-833", destiny = 0, play = { when(your_turn()), when(during(control_phase)), opponent_loses(2) } }
epic_event "Toy Cataclysm"   { id = "TOY-834", destiny = 0, play = { when(your_turn()), when(during(control_phase)), opponent_loses(1), place_this_in_lost_pile() } }
jedi_test "Toy Trial" { id = "TOY-835", destiny = 3, deploy = 0, number = 3,
  optional = { when(during(control_phase)), when(your_turn()), when(test_open()), cost(choose(character(yours))), complete_test(it) } }
location "Toy Arena" { id = "TOY-836", dark = 0, light = 0, place = a_site, system = "Toy Arena", icons = { exterior } }
podracer "Toy Racer" { id = "TOY-837", destiny = 3, deploys = { only_to(site(titled("Toy Arena"))) } }
creature "Toy Slug"  { id = "TOY-838", destiny = 3, deploy = 1, ferocity = 4, defense_value = 3, forfeit = 0, deploys = { only_to(site(on("Toy Reach"))) } }
creature "Toy Newt"  { id = "TOY-847", destiny = 3, deploy = 1, ferocity = 1, defense_value = 1, forfeit = 0, deploys = { only_to(site(titled("Toy Reach: Pier"))) } }
character_card "Toy Astromech" { id = "TOY-848", destiny = 3, deploy = 1, power = 0, forfeit = 1, subtype = droid_type, persona = "R2-D2" }
effect "Toy Flash" { id = "TOY-839", destiny = 3, deploy = 1, kind = immediate }
effect "Toy Vote"  { id = "TOY-840", destiny = 3, deploy = 0, kind = political }
interrupt "Toy Recount" { id = "TOY-841", destiny = 4, kind = used, play = { cost(choose(any_effect(opposing, of_kind(political)))), cancel(it) } }
weapon "Toy Mortar" { id = "TOY-842", destiny = 3, deploy = 1, forfeit = 2, side = dark, kind = artillery, deploys = { only_to(site(on("Toy Reach"))) },
  fire = { limit(battle), cost(choose(character(opposing, in_battle))), draw_weapon_destinies(1), when(destiny_more_than(1), hit(it)) } }
character_card "Toy Battery" { id = "TOY-843", destiny = 3, deploy = 1, power = 0, forfeit = 1, subtype = droid_type, keywords = { power_source } }
weapon "Toy Sidearm" { id = "TOY-844", destiny = 3, deploy = 1, side = dark, kind = character_weapon, deploys = { only_on(combatant(yours)) },
  fire = { limit(battle), cost(choose(character(opposing, in_battle))), draw_weapon_destinies(1), when(destiny_more_than(defense_of(it)), hit(it)) } }
device "Toy Sonar" { id = "TOY-845", destiny = 3, deploy = 0, side = dark, deploys = { only_on(character(yours)) }, optional = { when(your_turn()), draw(1) } }
device "Toy Scope" { id = "TOY-846", destiny = 3, deploy = 0, side = dark, deploys = { only_on(character(yours)) }, optional = { when(your_turn()), draw(1) } }
