-- Invented cards for weapons that other cards fire, automated weapons and seekers, "all cards" at a place, moves by the text
-- of a location, Death Stars, generic sites and the energy shield.

-- Fired by other cards, at other locations
weapon "Toy Musket" { id = "TOY-1400", destiny = 3, deploy = 1, side = dark, deploys = { only{on = character(yours)} },
  fire = { cost(choose(character(opposing))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 1), make(hit, it)) } }
weapon "Toy Longbow" { id = "TOY-1401", destiny = 3, deploy = 1, side = dark, keywords = { long_range }, deploys = { only{on = character(yours)} },
  fire = { cost(choose(character(opposing, near))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 1), make(hit, it)) } }
interrupt "Toy Sniper" { id = "TOY-1402", destiny = 4, kind = used, play = { cost(choose(weapon_card(yours))), fire(it) } }
weapon "Toy Tripwire" { id = "TOY-1403", destiny = 3, deploy = 0, side = dark, kind = automated, deploys = { only{to = site()} },
  automatic = { moved(card(opposing)), lose_force{2, by = opponent}, lose(this) } }
effect "Toy Gunshy" { id = "TOY-1404", destiny = 3, deploy = 0, just = { fired(weapon_card()), draw(1) } }
weapon "Toy Howitzer" { id = "TOY-1405", destiny = 3, deploy = 1, forfeit = 2, side = dark, kind = artillery, deploys = { only{to = site(on("Toy Reach"))} },
  fire = { cost(choose(character(opposing)), choose{character(yours, present), name = "second"}, fire{this, with = the("second")}), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 1), lose_force{1, by = opponent}) } }

-- Hits and what comes with them
weapon "Toy Cleaver" { id = "TOY-1410", destiny = 3, deploy = 1, side = dark, deploys = { only{on = character(yours)} },
  fire = { cost(choose(character(opposing))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 1), { make(hit, it), lose_force{2, by = opponent} }) } }
effect "Toy Ducking" { id = "TOY-1411", destiny = 3, deploy = 0, deploys = { only{on = character(yours)} }, constant = { forbid(is_hit(host)) } }
weapon "Toy Saber" { id = "TOY-1412", destiny = 3, deploy = 1, side = dark, keywords = { lightsaber }, deploys = { only{on = character(yours)} },
  just = { drain_initiated(), when(by(you)), change{force_drain, 1, of = you, lasting = drain} } }
interrupt "Toy Ion Storm" { id = "TOY-1413", destiny = 4, kind = used, play = { cost(choose(starship(opposing))), lose{weapons, at = it} } }

-- All cards
interrupt "Toy Grenade" { id = "TOY-1420", destiny = 4, kind = used, play = { cost(choose(site())), lose{cards, at = it} } }
effect "Toy Landslide" { id = "TOY-1421", destiny = 3, deploy = 0, optional = { when(your_turn()), limit(turn), cost(choose(site())), lose{cards, at = it} } }
interrupt "Toy Gas" { id = "TOY-1422", destiny = 4, kind = used, play = { cost(choose(site())), lose{characters, at = it} } }

-- Seekers, spies, who never moves
weapon "Toy Seeker" { id = "TOY-1430", destiny = 3, deploy = 1, side = dark, kind = automated, keywords = { seeker }, deploys = { only{to = site()} },
  automatic = { { moved(card()), when(exists(character(present, less(ability, 3)))), lose(character(present, less(ability, 3))), lose(this) },
    { deployed(card()), when(exists(character(present, less(ability, 3)))), lose(character(present, less(ability, 3))), lose(this) } } }
character_card "Toy Agent" { id = "TOY-1431", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, traits = { spy } }
character_card "Toy Colossus" { id = "TOY-1432", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 1, keywords = { never_moves } }
interrupt "Toy Hush" { id = "TOY-1433", destiny = 4, kind = used, play = { cost(choose(character())), make{textless, it, lasting = turn} } }

-- Moves by the text of a location
location "Toy Reach: Tunnel" { id = "TOY-1440", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true,
  optional = { { when(during(control_phase)), when(your_turn()), cost(choose{character(yours, here), name = "first"}, choose{site(on("Toy Outpost")), name = "second"}), move{the("first"), to = the("second"), as = regular} } } }
location "Toy Reach: Lift" { id = "TOY-1441", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true,
  optional = { { when(during(control_phase)), when(your_turn()), cost(choose{character(yours, here), name = "first"}, choose{site(on("Toy Outpost")), name = "second"}, use(2)), move{the("first"), to = the("second"), as = regular} } } }
location "Toy Reach: Slide" { id = "TOY-1442", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true,
  optional = { { when(during(control_phase)), when(your_turn()), cost(choose{character(yours, here), name = "first"}, choose{site(on("Toy Outpost")), name = "second"}), move{the("first"), to = the("second"), as = regular, free = yes} } } }
location "Toy Outpost: Gate" { id = "TOY-1443", dark = 1, light = 1, place = a_site, system = "Toy Outpost", icons = { exterior }, unique = true }
location "Toy Outpost: Wharf" { id = "TOY-1444", dark = 1, light = 1, place = a_site, system = "Toy Outpost", icons = { interior, exterior, docking_bay }, unique = true,
  constant = { change{transit_cost, 1, of = you} } }

-- Death Stars
location "Toy Star" { id = "TOY-1450", dark = 2, light = 1, place = a_system, system = "Toy Star", parsec = 4, icons = { space, mobile }, hyperspeed = 1, unique = true }
location "Toy Fifth" { id = "TOY-1451", dark = 1, light = 1, place = a_system, system = "Toy Fifth", parsec = 5, icons = { planet }, unique = true }
location "Toy Ninth" { id = "TOY-1452", dark = 1, light = 1, place = a_system, system = "Toy Ninth", parsec = 9, icons = { planet }, unique = true }
effect "Toy Drag" { id = "TOY-1453", destiny = 3, deploy = 0, constant = { change{hyperspeed, -1, of = card()} } }

-- Generic sites
location "Toy Swamp" { id = "TOY-1460", dark = 1, light = 1, place = a_site, icons = { exterior }, keywords = { generic } }
location "Toy Bog" { id = "TOY-1461", dark = 1, light = 1, place = a_site, icons = { exterior }, keywords = { generic }, deploys = { only{to = location_card(except(on("Toy Reach")))} } }
location "Ralltiir: Toy Post" { id = "TOY-1462", dark = 1, light = 1, place = a_site, system = "Ralltiir", icons = { exterior, planet }, unique = true }
location "Ralltiir: Toy Mill" { id = "TOY-1463", dark = 1, light = 1, place = a_site, system = "Ralltiir", icons = { exterior, planet }, unique = true }

-- The energy shield
location "Toy Ice: Generator" { id = "TOY-1470", dark = 1, light = 1, place = a_site, system = "Toy Ice", icons = { exterior }, marker = 1, keywords = { shield_generator }, unique = true }
location "Toy Ice: Trench" { id = "TOY-1471", dark = 1, light = 1, place = a_site, system = "Toy Ice", icons = { exterior }, marker = 3, unique = true }
location "Toy Ice: Plain" { id = "TOY-1472", dark = 1, light = 1, place = a_site, system = "Toy Ice", icons = { exterior }, marker = 4, unique = true }
location "Toy Ice: Hall" { id = "TOY-1473", dark = 1, light = 1, place = a_site, system = "Toy Ice", icons = { interior }, keywords = { base_site }, unique = true }

-- Whom and what the cards of the pre-constructed decks name
location "Endor: Bunker" { id = "TOY-1480", dark = 1, light = 1, place = a_site, system = "Endor", icons = { interior }, unique = true }
starship_card "Toy Rook" { id = "TOY-1481", destiny = 2, deploy = 1, power = 2, maneuver = 3, forfeit = 3, unique = true, persona = "Black 2", class = starfighter, models = { tie }, pilots = 1 }
starship_card "Toy Pawn" { id = "TOY-1482", destiny = 2, deploy = 1, power = 2, maneuver = 3, forfeit = 3, unique = true, persona = "Black 4", class = starfighter, models = { tie }, pilots = 1 }
starship_card "Toy Plain Tie" { id = "TOY-1483", destiny = 2, deploy = 1, power = 2, maneuver = 3, forfeit = 3, class = starfighter, models = { tie, tie_ln }, pilots = 1 }
vehicle "Toy Strider" { id = "TOY-1484", destiny = 3, deploy = 1, power = 2, landspeed = 1, forfeit = 3, class = combat, unique = true, persona = "Tempest Scout 1", icons = { enclosed }, pilots = 1 }
vehicle "Toy Stilts" { id = "TOY-1485", destiny = 3, deploy = 1, power = 2, landspeed = 1, forfeit = 3, class = combat, unique = true, persona = "Blizzard Scout 1", icons = { enclosed }, pilots = 1 }
character_card "Toy Sidekick" { id = "TOY-1486", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, unique = true, persona = "Lieutenant Telsij", icons = { pilot_icon } }
character_card "Toy Ranger" { id = "TOY-1487", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, traits = { scout } }
starship_card "Toy Courser" { id = "TOY-1488", destiny = 3, deploy = 2, power = 1, maneuver = 2, hyperspeed = 4, forfeit = 3, class = starfighter, icons = { nav_computer }, permanent_pilot = 1,
  just = { battle_initiated(), when(by(opponent)), move{as = react} } }
location "Toy Near Reach" { id = "TOY-1489", dark = 1, light = 1, place = a_system, system = "Toy Near Reach", parsec = 4 }
starship_card "Toy Gnat" { id = "TOY-1490", destiny = 3, deploy = 1, power = 1, maneuver = 6, forfeit = 1, class = starfighter, permanent_pilot = 1 }
location "Toy Reach: Butts" { id = "TOY-1491", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true, constant = { when(side(dark)), change{each_weapon_destiny, 1, of = you} } }
weapon "Toy Turret" { id = "TOY-1492", destiny = 3, deploy = 1, side = dark, kind = vehicle_weapon, deploys = { only{on = vehicle_card(yours)} },
  fire = { cost(choose(character(opposing))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), 1), make(hit, it)) } }
effect "Toy Gallop" { id = "TOY-1493", destiny = 3, deploy = 0, constant = { change{landspeed, 2, of = vehicle_card(yours)} } }
effect "Toy Land Register" { id = "TOY-1494", destiny = 3, deploy = 0, constant = { when(no(all_of(occupies(you, site(battleground)), occupies(you, system(battleground))))), change{power, 1, of = character(yours)} } }
