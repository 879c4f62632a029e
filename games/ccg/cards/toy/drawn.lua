-- Whom and what the cards that were drawn by lot name.

-- Naboo
location "Toy Naboo: Hall" { id = "TOY-1600", dark = 1, light = 1, place = a_site, system = "Naboo", icons = { interior, planet }, unique = true, traits = { theed_palace } }
location "Toy Naboo: Steps" { id = "TOY-1601", dark = 1, light = 1, place = a_site, system = "Naboo", icons = { exterior, planet }, unique = true, traits = { theed_palace } }
location "Toy Naboo: Marsh" { id = "TOY-1602", dark = 1, light = 1, place = a_site, system = "Naboo", icons = { exterior, planet }, unique = true }
location "Toy Naboo: Grotto" { id = "TOY-1603", dark = 1, light = 1, place = a_site, system = "Naboo", icons = { interior, planet }, unique = true }
character_card "Toy Queen" { id = "TOY-1604", destiny = 2, deploy = 2, power = 2, ability = 3, forfeit = 3, unique = true, persona = "Amidala" }
character_card "Toy Boss" { id = "TOY-1605", destiny = 2, deploy = 2, power = 3, ability = 3, forfeit = 3, unique = true, persona = "Boss Nass", subtype = alien_type, species = gungan }
character_card "Toy Kaadu Rider" { id = "TOY-1606", destiny = 4, deploy = 1, power = 1, ability = 1, forfeit = 1, subtype = alien_type, species = gungan }
character_card "Toy Palace Guard" { id = "TOY-1607", destiny = 4, deploy = 1, power = 1, ability = 1, forfeit = 1, traits = { royal_naboo_security, guard } }
character_card "Toy Battle Droid" { id = "TOY-1608", destiny = 3, deploy = 1, power = 2, forfeit = 2, subtype = droid_type, traits = { battle_droid }, icons = { pilot_icon, presence_icon } }

-- Tatooine
location "Tatooine: Watto's Junkyard" { id = "TOY-1610", dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet }, unique = true }
location "Toy Palace: Cellar" { id = "TOY-1611", dark = 1, light = 1, place = a_site, system = "Tatooine", cluster = "Jabba's Palace", icons = { interior, planet }, unique = true, traits = { jabbas_palace } }
interrupt "Watto's Chance Cube" { id = "TOY-1612", destiny = 3, kind = used, play = { retrieve(1) } }

-- Cloud City
location "Toy Cloud City: Walk" { id = "TOY-1620", dark = 1, light = 1, place = a_site, system = "Bespin", icons = { interior, planet }, unique = true, traits = { cloud_city } }
effect "Secret Plans" { id = "TOY-1621", side = dark, destiny = 3, deploy = 0, unique = true }
effect "All Wrapped Up" { id = "TOY-1622", side = dark, destiny = 3, deploy = 0, unique = true }

-- Musicians
character_card "Toy Piper" { id = "TOY-1630", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = alien_type, traits = { musician } }
character_card "Toy Drummer" { id = "TOY-1631", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = alien_type, traits = { musician } }
