-- Invented cards: whom and what the cards of words_c.lua name.

character_card "Toy Insect Hunter" { id = "TOY-2900", destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 3, unique = true, persona = "Zuckuss", subtype = alien_type, traits = { bounty_hunter } }
effect "Colo Claw Fish" { id = "TOY-2901", destiny = 3, deploy = 0 }
character_card "Toy Neimoidian" { id = "TOY-2902", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, species = neimoidian }
location "Blockade Flagship: Bridge" { id = "TOY-2903", dark = 1, light = 1, place = a_site, system = "Blockade Flagship", of_starship = "Blockade Flagship", icons = { interior, mobile }, unique = true }
location "Kashyyyk: Toy Treehouse" { id = "TOY-2904", dark = 1, light = 1, place = a_site, system = "Kashyyyk", icons = { exterior, planet }, unique = true }
location "Coruscant: Galactic Senate" { id = "TOY-2905", dark = 1, light = 1, place = a_site, system = "Coruscant", icons = { interior, planet }, unique = true }
character_card "Toy Delegate" { id = "TOY-2906", destiny = 3, deploy = 2, power = 1, ability = 1, forfeit = 3, politics = 2, traits = { senator } }
character_card "Toy Lobbyist" { id = "TOY-2907", destiny = 3, deploy = 2, power = 1, ability = 1, forfeit = 3, politics = 3, constant = { change{power, 2, of = this} } }
location "Naboo: Toy Marsh" { id = "TOY-2908", dark = 1, light = 1, place = a_site, system = "Naboo", icons = { exterior, planet }, unique = true }
weapon "Toy Electropole" { id = "TOY-2909", destiny = 3, deploy = 0, kind = character_weapon, traits = { electropole }, deploys = { only{on = character(yours)} } }
effect "Revolution" { id = "TOY-2910", destiny = 3, deploy = 0, any_time = { limit(turn), cost(choose(site())), lose_force{1, by = opponent} } }
starship_card "Toy Ironclad" { id = "TOY-2911", destiny = 3, deploy = 2, power = 2, armor = 3, hyperspeed = 3, forfeit = 3, class = starfighter, permanent_pilot = 1 }
character_card "Toy Lizardman" { id = "TOY-2912", destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 3, subtype = alien_type, species = trandoshan, icons = { warrior_icon } }
effect "Toy Emblem Of State" { id = "TOY-2913", destiny = 3, deploy = 0, constant = { grant{immune("Evader & Monnok"), to = card(yours, titled("Revolution"))} } }
effect "Toy Applauder" { id = "TOY-2914", destiny = 3, deploy = 0, just = { drain_initiated(), when(by(you)), change{force_drain, 1, of = you, at = location_card(), lasting = drain} } }
weapon "Toy Beam" { id = "TOY-2915", destiny = 3, deploy = 0, kind = character_weapon, keywords = { lightsaber }, traits = { saber }, deploys = { only{on = character(yours)} },
  fire = { limit(battle), cost(choose(shot(in_range, present))), aims_at_it() } }
weapon "Toy Bolt Gun" { id = "TOY-2916", destiny = 3, deploy = 0, kind = character_weapon, deploys = { only{on = character(yours)} },
  fire = { limit(battle), cost(choose(shot(in_range, present))), aims_at_it() } }
character_card "Toy Frogman" { id = "TOY-2917", destiny = 3, deploy = 1, power = 2, ability = 1, forfeit = 2, subtype = alien_type, species = gungan }
location "Invisible Hand: Toy Bay" { id = "TOY-2918", dark = 1, light = 1, place = a_site, system = "Invisible Hand", of_starship = "Invisible Hand", icons = { interior, mobile }, unique = true }
character_card "Toy Dune Runner" { id = "TOY-2919", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, landspeed = 2 }
character_card "Toy Pathfinder" { id = "TOY-2920", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, traits = { scout } }
