-- Invented cards of the types that the Premiere decks lack, and cards for the start of the game.

-- Objectives, each with its two sides
objective "Toy Siege" { id = "TOY-800", face = 0, other_side = "Toy Siege Broken",
  starting = { deploy(reserve_card(yours, titled("Toy Reach: Pier"))), deploy(reserve_card(yours, titled("Toy Reach: Meadow"))) },
  flips = { when(controls(you, location_card(titled("Toy Reach: Pier")))), turn(this) } }
objective "Toy Siege Broken" { id = "TOY-801", face = 7, other_side = "Toy Siege",
  constant = { change{power, 1, of = character(yours)} },
  flips = { when(no(controls(you, location_card(titled("Toy Reach: Pier"))))), turn(this) } }
objective "Toy Pact" { id = "TOY-802", face = 0, other_side = "Toy Pact Kept",
  starting = { deploy(reserve_card(yours, titled("Toy Reach: Pier"))), deploy{reserve_card(yours, titled("Toy Lookout")), optional = yes} },
  optional = { when(your_turn()), turn(this) } }
objective "Toy Pact Kept" { id = "TOY-803", face = 7, other_side = "Toy Pact", constant = { change{power, 2, of = character(yours)} } }
objective "Toy Folly" { id = "TOY-804", face = 0, other_side = "Toy Folly Repented",
  starting = { deploy(reserve_card(yours, titled("Toy Reach: Pier"))), deploy(reserve_card(yours, titled("Toy Shrine"))) } }
objective "Toy Folly Repented" { id = "TOY-805", face = 7, other_side = "Toy Folly" }
objective "Toy Order" { id = "TOY-806", face = 0, other_side = "Toy Order Kept",
  starting = { deploy(reserve_card(yours, titled("Toy Reach: Pier"))), deploy(reserve_card(yours, titled("Toy Envoy"))) } }
objective "Toy Order Kept" { id = "TOY-807", face = 7, other_side = "Toy Order" }
objective "Toy Claim" { id = "TOY-808", face = 0, other_side = "Toy Claim Won", starting = { deploy(reserve_card(yours, titled("Toy Reach: Keep"))) } }
objective "Toy Claim Won" { id = "TOY-809", face = 7, other_side = "Toy Claim" }
character_card "Toy Envoy" { id = "TOY-810", destiny = 2, deploy = 6, power = 2, ability = 2, forfeit = 3,
  deploys = { when(no(exists(card(titled("Toy Order"))))), allow(deploy) } }
location "Toy Reach: Keep" { id = "TOY-811", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true, keywords = { not_converted } }

-- Starting Effects, Defensive Shields, what may not be in the Life Force
effect "Toy Anchor" { id = "TOY-820", destiny = 3, deploy = 0, kind = starting_effect, shields = 2 }
effect "Toy Beacon" { id = "TOY-821", destiny = 3, deploy = 0, kind = starting_effect, shields = 1 }
defensive_shield "Toy Ward"  { id = "TOY-822", destiny = 3, constant = { change{forfeit, 1, of = character(yours)} } }
defensive_shield "Toy Guard" { id = "TOY-823", destiny = 3, constant = { change{power, 1, of = character(yours)} } }
defensive_shield "Toy Rampart" { id = "TOY-824", destiny = 3, unique = true }
effect "Toy Monument" { id = "TOY-825", destiny = 3, deploy = 0, keywords = { not_in_life_force },
  deploys = { when(at_least(count(location_card()), 2)), allow(deploy) }, starting = { deploy{this, free = yes} } }
interrupt "Toy Prelude" { id = "TOY-826", destiny = 4, kind = used_or_starting, starting = { deploy(reserve_card(yours, titled("Toy Crier"))), put{this, to = lost_pile} } }
interrupt "Toy Discord" { id = "TOY-827", destiny = 4, kind = used_or_starting, starting = { deploy(reserve_card(yours, titled("Toy Crier"))), deploy(reserve_card(yours, titled("Toy Dusk"))) } }
interrupt "Toy Summons" { id = "TOY-828", destiny = 4, kind = used_or_starting, starting = { deploy(reserve_card(yours, titled("Toy Reach: Pier"))) } }
effect "Toy Crier" { id = "TOY-829", destiny = 3, deploy = 0, just = { deployed(effect_card(opposing)), draw(1) } }

-- The other types
admirals_order "Toy Doctrine" { id = "TOY-830", destiny = 4, unique = true, constant = { change{power, 1, of = starship(yours)} } }
admirals_order "Toy Maxim"    { id = "TOY-831", destiny = 4, constant = { change{power, 2, of = starship(yours)} } }
epic_event "Toy Bombardment" { id = "TOY-832", destiny = 0, deploy = 1, optional = { when(your_turn()), limit(turn), lose_force{1, by = opponent} } }
epic_event "Toy Onslaught"   { id = "TOY-833", destiny = 0, play = { when(your_turn()), when(during(control_phase)), lose_force{2, by = opponent} } }
epic_event "Toy Cataclysm"   { id = "TOY-834", destiny = 0, play = { when(your_turn()), when(during(control_phase)), lose_force{1, by = opponent}, put{this, to = lost_pile} } }
jedi_test "Toy Trial" { id = "TOY-835", destiny = 3, deploy = 0, number = 3,
  optional = { when(during(control_phase)), when(your_turn()), when(no(test_completed())), cost(choose(character(yours))), make{completed, this, with = it} } }
location "Toy Arena" { id = "TOY-836", dark = 0, light = 0, place = a_site, system = "Toy Arena", icons = { exterior } }
podracer "Toy Racer" { id = "TOY-837", destiny = 3, deploys = { only{to = site(titled("Toy Arena"))} } }
creature "Toy Slug"  { id = "TOY-838", destiny = 3, deploy = 1, ferocity = 4, defense_value = 3, forfeit = 0, deploys = { only{to = site(on("Toy Reach"))} } }
creature "Toy Newt"  { id = "TOY-847", destiny = 3, deploy = 1, ferocity = 1, defense_value = 1, forfeit = 0, deploys = { only{to = site(titled("Toy Reach: Pier"))} } }
character_card "Toy Astromech" { id = "TOY-848", destiny = 3, deploy = 1, power = 0, forfeit = 1, subtype = droid_type, persona = "R2-D2" }
effect "Toy Flash" { id = "TOY-839", destiny = 3, deploy = 1, kind = immediate }
effect "Toy Vote"  { id = "TOY-840", destiny = 3, deploy = 0, kind = political }
interrupt "Toy Recount" { id = "TOY-841", destiny = 4, kind = used, play = { cost(choose(any_effect(opposing, of_kind(political)))), cancel(it) } }
weapon "Toy Mortar" { id = "TOY-842", destiny = 3, deploy = 1, forfeit = 2, side = dark, kind = artillery, deploys = { only{to = site(on("Toy Reach"))} },
  fire = { limit(battle), cost(choose(character(opposing, in_battle))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 1), make(hit, it)) } }
character_card "Toy Battery" { id = "TOY-843", destiny = 3, deploy = 1, power = 0, forfeit = 1, subtype = droid_type, keywords = { power_source } }
weapon "Toy Sidearm" { id = "TOY-844", destiny = 3, deploy = 1, side = dark, kind = character_weapon, deploys = { only{on = combatant(yours)} },
  fire = { limit(battle), cost(choose(character(opposing, in_battle))), aims_at_it() } }
device "Toy Sonar" { id = "TOY-845", destiny = 3, deploy = 0, side = dark, deploys = { only{on = character(yours)} }, optional = { when(your_turn()), draw(1) } }
device "Toy Scope" { id = "TOY-846", destiny = 3, deploy = 0, side = dark, deploys = { only{on = character(yours)} }, optional = { when(your_turn()), draw(1) } }
