-- Toys beside the cards that were drawn second from those that nobody had written.

location "Bothawui: Toy Den" { id = "TOY-3900", dark = 1, light = 1, place = a_site, system = "Bothawui", icons = { exterior, planet }, unique = true }
location "Bothawui: Toy Garden" { id = "TOY-3901", dark = 1, light = 1, place = a_site, system = "Bothawui", icons = { exterior, planet }, unique = true }
location "Corellia: Toy Yard" { id = "TOY-3902", dark = 1, light = 1, place = a_site, system = "Corellia", icons = { exterior, planet }, unique = true }
location "Corellia: Toy Slip" { id = "TOY-3903", dark = 1, light = 1, place = a_site, system = "Corellia", icons = { exterior, planet }, unique = true }
location "Tatooine: Lars' Moisture Farm" { id = "TOY-3904", dark = 1, light = 1, place = a_site, system = "Tatooine", icons = { exterior, planet }, unique = true }
location "Toy Reach: Thicket" { id = "TOY-3905", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior, planet }, traits = { jungle }, unique = true }
location "Jabba's Palace: Audience Chamber" { id = "TOY-3906", dark = 1, light = 1, place = a_site, system = "Tatooine", cluster = "Jabba's Palace", icons = { interior, planet }, traits = { jabbas_palace }, unique = true }
character_card "Toy Bothan" { id = "TOY-3910", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = alien_type, species = bothan }
character_card "Toy Corellian" { id = "TOY-3911", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = alien_type, species = corellian }
character_card "Toy Wingmate" { id = "TOY-3912", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, unique = true, persona = "Wedge", icons = { pilot_icon } }
character_card "Toy Copilot" { id = "TOY-3913", destiny = 2, deploy = 2, power = 3, ability = 2, forfeit = 3, unique = true, persona = "Chewie", subtype = rebel }
character_card "Toy Staff Officer" { id = "TOY-3914", destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 3, unique = true, persona = "Tagge", subtype = imperial }
character_card "Toy Destroyer" { id = "TOY-3915", destiny = 2, deploy = 1, power = 2, forfeit = 2, subtype = droid_type, traits = { destroyer_droid }, icons = { presence_icon } }
character_card "Toy Nomad" { id = "TOY-3916", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = alien_type, species = tusken_raider }
character_card "Toy Digger" { id = "TOY-3917", destiny = 1, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = alien_type, traits = { miner } }
character_card "Toy Agitator" { id = "TOY-3918", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = rebel }
character_card "Toy Overseer" { id = "TOY-3919", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, traits = { leader } }
character_card "Toy Lamproid" { id = "TOY-3920", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, unique = true, persona = "Dice Ibegon" }
character_card "Toy Ewok" { id = "TOY-3921", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = alien_type, species = ewok }
starship_card "Radiant VII" { id = "TOY-3930", destiny = 2, deploy = 3, power = 3, armor = 4, hyperspeed = 3, forfeit = 4, class = capital, pilots = 2, permanent_pilot = 1, unique = true }
starship_card "Toy Hunter Ship" { id = "TOY-3931", destiny = 2, deploy = 3, power = 3, maneuver = 3, hyperspeed = 3, forfeit = 4, class = starfighter, pilots = 1, passengers = 3, unique = true, persona = "Slave I" }
starship_card "Toy Freightliner" { id = "TOY-3932", destiny = 2, deploy = 3, power = 3, armor = 5, hyperspeed = 3, forfeit = 4, class = capital, permanent_pilot = 1, icons = { trade_federation } }
starship_card "Toy Skimmer Wing" { id = "TOY-3934", destiny = 2, deploy = 2, power = 3, maneuver = 4, hyperspeed = 3, forfeit = 3, class = starfighter, models = { a_wing }, pilots = 1 }
starship_card "Toy Dagger" { id = "TOY-3935", destiny = 2, deploy = 2, power = 2, maneuver = 3, hyperspeed = 3, forfeit = 3, class = starfighter, models = { tie }, pilots = 1 }
vehicle "Toy Long Legs" { id = "TOY-3933", destiny = 2, deploy = 2, power = 2, armor = 3, landspeed = 2, forfeit = 3, class = combat, models = { at_st }, pilots = 1 }
effect "Lateral Damage" { id = "TOY-3940", destiny = 2, deploys = { only{on = starship()} } }
effect "Limited Resources" { id = "TOY-3941", destiny = 2 }
effect "Ultimatum" { id = "TOY-3942", destiny = 2 }
effect "Vaporator" { id = "TOY-3943", destiny = 2, deploys = { only{to = site()} } }
-- What is offered at the end of a turn, of a battle and at the start of a turn.
character_card "Toy Nightwatch" { id = "TOY-3950", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2,
  optional = { when(your_turn()), when(during(end_of_turn)), limit(turn), retrieve(1) } }
character_card "Toy Cockerel" { id = "TOY-3951", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2,
  optional = { when(during(start_of_turn)), limit(turn), draw(1) } }
character_card "Toy Pallbearer" { id = "TOY-3952", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2,
  optional = { when(during(end_of_battle)), limit(turn), draw(1) } }
-- Whose Force is used.
effect "Toy Exaction" { id = "TOY-3953", destiny = 2, optional = { when(during(control_phase)), when(your_turn()), limit(phase), may{use{2, by = opponent}, by = opponent}, otherwise(lose_force{1, by = opponent}) } }
-- Two texts for firing.
weapon "Toy Twin Barrel" { id = "TOY-3954", destiny = 2, deploy = 1, deploys = { only{on = character(yours)} },
  fire = { { limit(battle), cost(choose(shot(in_range, present)), use(1)), make(hit, it) }, { limit(battle), cost(choose(shot(in_range, present)), use(2)), lose(it) } } }
character_card "Toy Marksman" { id = "TOY-3955", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2,
  just = { battle_initiated(), when(by(you)), fire(weapon_card(yours, borne_by_this)) } }
-- Reads what a captive is worth.
effect "Toy Bailiff" { id = "TOY-3957", destiny = "*", constant = { grant{destiny_value, most(forfeit, captive()), to = this} } }
effect "Shocking Revelation" { id = "TOY-3944", destiny = 2 }
-- A combo card, and what its titles are said of.
effect "Toy Oath & Toy Vow" { id = "TOY-3958", destiny = 2, unique = true }
effect "Toy Vow" { id = "TOY-3959", destiny = 2, unique = true }

-- To the end of the next turn.
interrupt "Toy Long Breath" { id = "TOY-3961", destiny = 2, kind = used, play = { cost(choose(character(yours))), change{power, 2, of = it, lasting = next_turn} } }
