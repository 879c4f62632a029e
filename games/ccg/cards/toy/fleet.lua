-- Invented starships, vehicles, sectors and their crews, for movement: holds, shuttles, docking, seats, landing.

vehicle "Toy Lorry" { id = "TOY-1100", destiny = 3, deploy = 1, power = 1, landspeed = 2, forfeit = 2, class = transport, pilots = 1, passengers = 1, vehicles = 1 }
character_card "Toy Chauffeur" { id = "TOY-1160", destiny = 3, deploy = 1, power = 0, forfeit = 1, subtype = droid_type, keywords = { drives } }
character_card "Toy Guard Droid" { id = "TOY-1161", destiny = 3, deploy = 1, power = 1, forfeit = 1, subtype = droid_type, icons = { warrior_icon } }
vehicle "Toy Skiff" { id = "TOY-1101", destiny = 3, deploy = 1, power = 1, landspeed = 2, forfeit = 2, class = shuttle_vehicle, icons = { enclosed }, passengers = 2, permanent_pilot = 1 }
vehicle "Toy Kite"  { id = "TOY-1102", destiny = 3, deploy = 1, power = 1, landspeed = 1, forfeit = 2, class = shuttle_vehicle, icons = { enclosed }, pilots = 1, passengers = 1 }
vehicle "Toy Gull"  { id = "TOY-1103", destiny = 3, deploy = 1, power = 1, landspeed = 3, forfeit = 2, class = combat, models = { cloud_car }, icons = { enclosed }, permanent_pilot = 1 }
starship_card "Toy Argosy"  { id = "TOY-1110", destiny = 3, deploy = 4, power = 4, armor = 4, hyperspeed = 2, forfeit = 6, class = capital, icons = { nav_computer }, pilots = 1, passengers = 2, vehicles = 1, starfighters = 1, permanent_pilot = 1 }
starship_card "Toy Sloop"  { id = "TOY-1111", destiny = 3, deploy = 2, power = 2, maneuver = 3, hyperspeed = 3, forfeit = 3, class = starfighter, astromechs = 1, permanent_pilot = 1 }
starship_card "Toy Tandem"   { id = "TOY-1112", destiny = 3, deploy = 2, power = 2, maneuver = 3, hyperspeed = 3, forfeit = 3, class = starfighter, pilots_or_passengers = 2 }
starship_card "Toy Tender" { id = "TOY-1113", destiny = 3, deploy = 2, power = 1, maneuver = 3, forfeit = 3, class = starfighter, pilots = 1, passengers = 1, keywords = { ship_docking } }
starship_card "Toy Flock"  { id = "TOY-1114", destiny = 3, deploy = 4, power = 6, maneuver = 3, forfeit = 6, class = squadron, permanent_pilot = 3 }
starship_card "Toy Hangar" { id = "TOY-1115", destiny = 3, deploy = 4, power = 4, armor = 4, forfeit = 6, class = capital, ties = 1, vehicles_or_starfighters = 1, permanent_pilot = 1 }
character_card "Toy Beeper" { id = "TOY-1120", destiny = 3, deploy = 1, power = 0, forfeit = 1, subtype = droid_type, traits = { astromech }, icons = { nav_computer } }
location "Toy Haze" { id = "TOY-1130", dark = 1, light = 1, place = a_sector, system = "Toy Reach", icons = { cloud } }
location "Toy Mist" { id = "TOY-1131", dark = 1, light = 1, place = a_sector, system = "Toy Reach", icons = { cloud } }
location "Toy Drizzle" { id = "TOY-1132", dark = 1, light = 1, place = a_sector, system = "Toy Reach", icons = { cloud } }
location "Toy Moon" { id = "TOY-1133", dark = 1, light = 1, place = a_system, system = "Toy Moon", parsec = 3, orbits = "Toy Reach" }
location "Toy Third" { id = "TOY-1135", dark = 1, light = 1, place = a_system, system = "Toy Third", parsec = 3 }
location "Toy Argosy: Bay" { id = "TOY-1134", dark = 0, light = 0, place = a_site, system = "Toy Argosy", of_starship = "Toy Argosy", icons = { interior, docking_bay } }

-- Double-sided starships: for decks
starship_card "Toy Facet"    { id = "TOY-1140", destiny = 0, deploy = 3, power = 3, maneuver = 3, forfeit = 4, class = starfighter, permanent_pilot = 1, persona = "Toy Janus", face = 0, other_side = "Toy Facet Turned" }
starship_card "Toy Facet Turned" { id = "TOY-1141", destiny = 7, power = 4, maneuver = 3, forfeit = 4, class = starfighter, permanent_pilot = 1, persona = "Toy Janus", face = 7, other_side = "Toy Facet" }
starship_card "Toy Prism"    { id = "TOY-1142", destiny = 0, deploy = 3, power = 3, maneuver = 3, forfeit = 4, class = starfighter, permanent_pilot = 1, persona = "Toy Janus", face = 0, other_side = "Toy Prism Turned" }
starship_card "Toy Prism Turned"  { id = "TOY-1143", destiny = 7, power = 4, maneuver = 3, forfeit = 4, class = starfighter, permanent_pilot = 1, persona = "Toy Janus", face = 7, other_side = "Toy Prism" }
device "Toy Rucksack" { id = "TOY-1145", destiny = 3, deploy = 0, deploys = { only{on = character(yours)} }, keywords = { backpack } }
location "Toy Boulderfield" { id = "TOY-1136", dark = 1, light = 1, place = a_sector, system = "Toy Reach" }
location "Toy Boulderfield: Cave" { id = "TOY-1137", dark = 1, light = 1, place = a_site, system = "Toy Boulderfield", of_starship = "Toy Boulderfield", icons = { interior } }

-- Whom and what the cards of the pre-constructed decks name
location "Toy Second Moon" { id = "TOY-1170", dark = 1, light = 1, place = a_system, system = "Death Star II", parsec = 8 }
character_card "Toy Old Friend" { id = "TOY-1162", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, unique = true, persona = "Biggs", icons = { pilot_icon } }
vehicle "Toy Speeder" { id = "TOY-1163", destiny = 3, deploy = 1, power = 1, maneuver = 3, landspeed = 3, forfeit = 2, class = combat, unique = true, persona = "Rogue 4", icons = { enclosed }, pilots = 2 }
character_card "Toy Climber" { id = "TOY-1164", destiny = 3, deploy = 3, power = 1, ability = 1, forfeit = 2, subtype = alien_type, species = yuzzum }
character_card "Toy Archer" { id = "TOY-1165", destiny = 3, deploy = 3, power = 1, ability = 1, forfeit = 2, subtype = alien_type, species = ewok }
character_card "Toy Drifter" { id = "TOY-1166", destiny = 3, deploy = 3, power = 1, ability = 1, forfeit = 2, subtype = alien_type }
starship_card "Toy Clipper" { id = "TOY-1167", destiny = 2, deploy = 3, power = 3, maneuver = 4, hyperspeed = 5, forfeit = 5, unique = true, persona = "Falcon", class = starfighter, pilots = 2 }
starship_card "Toy Lighter" { id = "TOY-1168", destiny = 2, deploy = 3, power = 2, maneuver = 3, hyperspeed = 3, forfeit = 4, unique = true, persona = "Tydirium", class = starfighter, pilots = 2 }
