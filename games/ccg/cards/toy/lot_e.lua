-- Invented cards: whom and what the cards of the fifth lot name.

epic_event "Toy Lineage" { id = "TOY-5400", destiny = 0, deploy = 0, icons = { skywalker } }
effect "Toy Family Tree" { id = "TOY-5401", destiny = 3, deploy = 0, icons = { skywalker } }
location "Polis Massa" { id = "TOY-5402", dark = 1, light = 1, place = a_system, system = "Polis Massa", parsec = 8, icons = { planet }, unique = true }
location "Chandrila" { id = "TOY-5403", dark = 1, light = 1, place = a_system, system = "Chandrila", parsec = 1, icons = { planet }, unique = true }
interrupt "Take Them Away" { id = "TOY-5404", destiny = 4, kind = used, play = { draw(1) } }
vehicle "Toy Gun Tank" { id = "TOY-5405", destiny = 2, deploy = 1, power = 3, armor = 4, landspeed = 1, forfeit = 3, class = combat, models = { aat }, pilots = 2 }
character_card "Toy Legate" { id = "TOY-5406", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = imperial, traits = { leader } }
objective "Toy Call To Arms" { id = "TOY-5407", face = 0, other_side = "Toy Call To Arms Answered", icons = { clone_army } }
objective "Toy Call To Arms Answered" { id = "TOY-5408", face = 7, other_side = "Toy Call To Arms", icons = { clone_army } }
character_card "Toy Master" { id = "TOY-5409", destiny = 2, deploy = 4, power = 4, ability = 6, forfeit = 5, icons = { clone_army } }
character_card "Toy Learner" { id = "TOY-5410", destiny = 2, deploy = 4, power = 4, ability = 5, forfeit = 5, icons = { clone_army } }
location "Naboo: Toy Meadow" { id = "TOY-5411", dark = 1, light = 1, place = a_site, system = "Naboo", icons = { exterior, planet, episode_i }, unique = true }
location "Starkiller Base: Toy Yard" { id = "TOY-5412", dark = 1, light = 1, place = a_site, system = "Starkiller Base", icons = { exterior, planet }, unique = true }
location "Starkiller Base: Toy Cell" { id = "TOY-5413", dark = 1, light = 0, place = a_site, system = "Starkiller Base", icons = { interior, planet }, unique = true }
character_card "Toy Rebel Of The Clouds" { id = "TOY-5414", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = rebel, expansion = "Cloud City" }
objective "Hunt Down And Destroy The Jedi" { id = "TOY-5415", face = 0, other_side = "Their Fire Has Gone Out Of The Universe", flips = { when(exists(character(yours))), turn(this) } }
objective "Their Fire Has Gone Out Of The Universe" { id = "TOY-5416", face = 7, other_side = "Hunt Down And Destroy The Jedi" }
interrupt "Path Of Least Resistance" { id = "TOY-5417", destiny = 4, kind = used, play = { draw(1) } }
interrupt "You Are Beaten" { id = "TOY-5418", destiny = 4, kind = used, play = { draw(1) } }
epic_event "Tracked Fleet" { id = "TOY-5419", destiny = 0, deploy = 0, deploys = { only{to = system()} } }
character_card "Toy Leader Of The Order" { id = "TOY-5420", destiny = 2, deploy = 1, power = 1, ability = 6, forfeit = 2, unique = true, persona = "Snoke" }
character_card "Toy Clone" { id = "TOY-5421", destiny = 2, deploy = 1, power = 2, ability = 1, forfeit = 2, armor = 3, traits = { clone, trooper } }
character_card "Toy Clone Captain" { id = "TOY-5422", destiny = 2, deploy = 1, power = 2, ability = 1, forfeit = 2, unique = true, traits = { clone, trooper } }
character_card "Toy Father" { id = "TOY-5423", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 2, unique = true, persona = "Jango Fett" }
character_card "Toy Single Alien" { id = "TOY-5424", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, unique = true, subtype = alien_type, constant = { change{power, 4, of = this} } }
epic_event "Patience!" { id = "TOY-5425", destiny = 0, deploy = 0 }
character_card "Toy Round Droid" { id = "TOY-5426", destiny = 2, deploy = 1, power = 1, forfeit = 2, subtype = droid_type, unique = true, persona = "BB-8" }
character_card "Toy Colonel" { id = "TOY-5427", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = resistance, traits = { leader } }
character_card "Toy Resister" { id = "TOY-5428", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = resistance }
vehicle "Jabba's Sail Barge" { id = "TOY-5429", destiny = 2, deploy = 1, power = 2, armor = 3, landspeed = 1, forfeit = 3, class = transport, pilots = 1, passengers = 6, unique = true }
character_card "Toy Turncoat" { id = "TOY-5430", destiny = 2, deploy = 1, power = 2, ability = 1, forfeit = 2, traits = { stormtrooper, trooper } }
location "Yavin 4: Massassi Throne Room" { id = "TOY-5431", dark = 1, light = 1, place = a_site, system = "Yavin 4", icons = { interior, planet }, unique = true }
location "Kamino: Toy Hall" { id = "TOY-5432", dark = 1, light = 1, place = a_site, system = "Kamino", icons = { interior, planet }, unique = true }
