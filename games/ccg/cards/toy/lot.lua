-- Invented cards: whom and what the cards drawn by lot name.

character_card "Toy Prowler" { id = "TOY-3600", destiny = 2, deploy = 1, power = 2, forfeit = 3, subtype = droid_type, traits = { probe_droid }, icons = { presence_icon } }
character_card "Toy Apprentice" { id = "TOY-3601", destiny = 2, deploy = 3, power = 5, ability = 5, forfeit = 6, unique = true, persona = "Maul", icons = { warrior_icon } }
effect "I Will Find Them Quickly, Master" { id = "TOY-3602", destiny = 3, deploy = 0 }
character_card "Sith Probe Droid" { id = "TOY-3603", destiny = 3, deploy = 1, power = 1, forfeit = 2, subtype = droid_type, traits = { probe_droid } }
character_card "Toy Tax Collector" { id = "TOY-3604", destiny = 3, deploy = 2, power = 1, ability = 1, forfeit = 3, politics = 2, traits = { senator, taxation } }
effect "Bounty" { id = "TOY-3605", destiny = 3, deploy = 0 }
effect "Hutt Bounty" { id = "TOY-3606", destiny = 3, deploy = 0 }
character_card "Toy Castaway" { id = "TOY-3607", destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 3, subtype = alien_type, icons = { episode_vii } }
character_card "Toy Stray" { id = "TOY-3608", destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 3, subtype = alien_type }
interrupt "Trooper Charge" { id = "TOY-3609", destiny = 4, kind = used, play = { draw(1) } }
effect "We're The Bait" { id = "TOY-3610", destiny = 3, deploy = 0 }
effect "Your Destiny" { id = "TOY-3611", destiny = 3, deploy = 0 }
device "Stolen Data Tapes" { id = "TOY-3612", destiny = 3, deploy = 0, deploys = { only{on = character(yours)} } }
starship_card "Toy Courier Ship" { id = "TOY-3613", destiny = 3, deploy = 3, power = 3, armor = 3, hyperspeed = 3, forfeit = 4, class = capital, models = { corvette }, pilots = 1, passengers = 2, permanent_pilot = 1 }
location "Asteroid Field" { id = "TOY-3614", dark = 1, light = 1, place = a_sector, system = "Toy Reach", icons = { space } }
location "Tatooine: Jabba's Palace" { id = "TOY-3615", dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet }, unique = true }
character_card "Master Luke" { id = "TOY-3616", destiny = 2, deploy = 5, power = 5, ability = 5, forfeit = 7, unique = true, subtype = rebel, persona = "Luke", icons = { warrior_icon } }
character_card "Toy Rascal" { id = "TOY-3617", destiny = 2, deploy = 3, power = 3, ability = 3, forfeit = 4, unique = true, persona = "Han" }
effect "Toy Stupor" { id = "TOY-3618", destiny = 3, deploy = 0, constant = { change{ability, to = 0, of = character(opposing, at_least(ability, 2))} } }
