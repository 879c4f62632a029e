-- Invented cards that stand where cards of the other words_a.lua files name something that no set has yet.

vehicle "Toy Bike" { id = "TOY-1660", destiny = 3, deploy = 1, power = 1, maneuver = 3, landspeed = 3, forfeit = 2, class = combat, models = { speeder_bike }, pilots = 1 }
character_card "Toy Bike Scout" { id = "TOY-1661", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, traits = { biker_scout }, icons = { pilot_icon } }
location "Big One: Asteroid Cave Or Space Slug Belly" { id = "TOY-1662", dark = 1, light = 1, place = a_site, system = "Toy Rocks", unique = true }
creature "Space Slug" { id = "TOY-1663", destiny = 3, deploy = 1, ferocity = 2, defense_value = 3, forfeit = 0 }
location "Dagobah: Swamp" { id = "TOY-1664", dark = 0, light = 1, place = a_site, system = "Dagobah", icons = { exterior, planet }, unique = true }
location "Alderaan" { id = "TOY-1665", dark = 1, light = 1, place = a_system, system = "Alderaan", parsec = 5, icons = { planet }, unique = true }
character_card "Toy Clown" { id = "TOY-1666", destiny = 2, deploy = 1, power = 1, ability = 2, forfeit = 2, unique = true, persona = "Jar Jar", landspeed = 1 }
character_card "Toy Bounty" { id = "TOY-1667", destiny = 2, deploy = 1, power = 1, ability = 2, forfeit = 2, unique = true, persona = "Dengar", traits = { bounty_hunter } }
starship_card "Toy Drone" { id = "TOY-1668", destiny = 2, deploy = 1, power = 1, maneuver = 2, forfeit = 2, class = starfighter, models = { droid_starfighter }, permanent_pilot = 1 }
effect "Ominous Rumors" { id = "TOY-1670", destiny = 3, deploy = 0 }
effect "Establish Secret Base" { id = "TOY-1671", destiny = 3, deploy = 0 }
location "Dagobah: Toy Root" { id = "TOY-1673", dark = 0, light = 1, place = a_site, system = "Dagobah", icons = { exterior, planet }, unique = true }
location "Dagobah: Toy Log" { id = "TOY-1674", dark = 0, light = 1, place = a_site, system = "Dagobah", icons = { exterior, planet }, unique = true }
location "Dagobah: Toy Mist" { id = "TOY-1675", dark = 0, light = 1, place = a_site, system = "Dagobah", icons = { exterior, planet }, unique = true }
starship_card "Toy Fifth Red" { id = "TOY-1676", destiny = 2, deploy = 1, power = 2, maneuver = 3, hyperspeed = 2, forfeit = 2, unique = true, persona = "Red 5", class = starfighter, pilots = 1, astromechs = 1, passengers = 1 }
character_card "Toy Shaggy" { id = "TOY-1677", destiny = 2, deploy = 1, power = 3, ability = 1, forfeit = 2, subtype = alien_type, species = wookiee }
character_card "Toy Princess" { id = "TOY-1678", destiny = 1, deploy = 2, power = 2, ability = 3, forfeit = 3, unique = true, persona = "Leia", subtype = rebel }
