-- Invented cards: whom and what the cards of words_b.lua name.

character_card "Toy Junk Dealer" { id = "TOY-1890", destiny = 3, deploy = 2, power = 3, ability = 2, forfeit = 3, unique = true, persona = "Watto" }
character_card "Toy Princess Royal" { id = "TOY-1891", destiny = 3, deploy = 2, power = 3, ability = 3, forfeit = 3, unique = true, subtype = rebel, persona = "Leia" }
character_card "Toy Insect" { id = "TOY-1892", destiny = 3, deploy = 2, power = 3, ability = 1, forfeit = 3, unique = true, persona = "Kal'Falnl C'ndros" }
character_card "Toy Farmboy" { id = "TOY-1893", destiny = 3, deploy = 2, power = 4, ability = 3, forfeit = 4, unique = true, subtype = rebel, persona = "Luke" }
character_card "Toy Recruit" { id = "TOY-1894", destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 1, subtype = rebel }
location "Toy Fen" { id = "TOY-1895", dark = 1, light = 1, place = a_site, system = "Dagobah", icons = { exterior, planet }, traits = { swamp }, unique = true }
location "Toy Root Cave" { id = "TOY-1896", dark = 1, light = 1, place = a_site, system = "Dagobah", icons = { interior, planet }, unique = true }
vehicle "Toy Sandcrawler" { id = "TOY-1897", destiny = 3, deploy = 1, power = 1, landspeed = 1, forfeit = 2, class = transport, pilots = 1, passengers = 7 }
device "Toy Lantern Belt" { id = "TOY-1898", destiny = 4, deploy = 0, deploys = { only{on = character(yours)} } }
location "Toy Jail" { id = "TOY-1899", dark = 1, light = 1, place = a_site, system = "Tatooine", cluster = "Jabba's Palace", icons = { interior, planet }, unique = true }
character_card "Toy Vos" { id = "TOY-1900", destiny = 3, deploy = 2, power = 3, ability = 2, forfeit = 3, unique = true, persona = "Vos" }
effect "Scum And Villainy" { id = "TOY-1901", side = dark, destiny = 3, deploy = 0 }
effect "Bo Shuda" { id = "TOY-1902", side = light, destiny = 3, deploy = 0 }
