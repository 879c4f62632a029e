-- Texts canceled and cards suspended for as long as something holds; undercover spies; stealing.

effect "Toy Banner"  { id = "TOY-3700", destiny = 3, deploy = 0, constant = { change{power, 1, of = character(yours)} } }
effect "Toy Muzzle"  { id = "TOY-3701", destiny = 3, deploy = 0, constant = { make(textless, card(titled("Toy Banner", "Toy Gagging"))) } }
effect "Toy Gagging" { id = "TOY-3702", destiny = 3, deploy = 0, constant = { make(textless, card(titled("Toy Muzzle"))) } }
effect "Toy Siesta"  { id = "TOY-3703", destiny = 3, deploy = 0, constant = { { change{power, 2, of = character(yours)} }, { when(exists(character(opposing))), make(suspended, this) } } }
interrupt "Toy Recess" { id = "TOY-3704", destiny = 4, kind = used, play = { cost(choose(effect_card())), make{suspended, it, lasting = turn} } }
location "Toy Reach: Forum" { id = "TOY-3705", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { exterior }, unique = true,
  constant = { { when(side(dark)), when(occupies(you, this)), make{textless, this, side = opponent} }, { when(side(light)), change{power, 3, of = character(yours, here)} } } }

character_card "Toy Mole" { id = "TOY-3706", destiny = 3, deploy = 1, power = 2, ability = 2, forfeit = 2, traits = { spy }, constant = { change{power, 1, of = character(yours, titled("Toy Captain"), here)} } }
character_card "Toy Plant" { id = "TOY-3707", destiny = 3, deploy = 1, power = 2, ability = 2, forfeit = 2, traits = { spy }, keywords = { deploys_undercover } }
effect "Toy Disguise" { id = "TOY-3708", destiny = 3, deploy = 0, keywords = { cover }, deploys = { only{on = character(yours, spy)} } }
interrupt "Toy Unmasking" { id = "TOY-3709", destiny = 4, kind = used, play = { cost(choose(undercover_spy(opposing))), restore{it, of = undercover} } }
effect "Toy Lookout Post" { id = "TOY-3710", destiny = 3, deploy = 0, optional = { limit(turn), cost(choose(character(opposing))), change{power, -1, of = it, lasting = turn} } }
effect "Toy Manhunt" { id = "TOY-3711", destiny = 3, deploy = 0, optional = { limit(turn), cost(choose(character(opposing))), lose(it) } }
interrupt "Toy Unveiling" { id = "TOY-3712", destiny = 4, kind = used, play = { cost(choose(effect_card(opposing))), cancel(it) } }

interrupt "Toy Burglary" { id = "TOY-3720", destiny = 4, kind = used, play = { cost(choose(card(opposing, one_of(weapon_card, device_card, vehicle_card, starship)))), steal(it) } }
interrupt "Toy Larceny" { id = "TOY-3721", destiny = 4, kind = used, play = { cost(choose(card(opposing, one_of(weapon_card, device_card)))), steal{it, to = hand} } }
interrupt "Toy Robbery" { id = "TOY-3722", destiny = 4, kind = used, play = { cost(choose{character(yours), name = "first"}, choose{weapon_card(opposing), name = "second"}), steal(the("second"), the("first")) } }
weapon "Toy Rapier" { id = "TOY-3723", destiny = 3, deploy = 1, kind = character_weapon, side = light, deploys = { only{on = character(yours, titled("Toy Captain"))} }, constant = { change{power, 2, of = host} } }
weapon "Toy Ram" { id = "TOY-3724", destiny = 3, deploy = 1, kind = vehicle_weapon, side = light, deploys = { only{on = vehicle_card(yours)} } }

-- What real cards look for
effect "Mobilization Points" { id = "TOY-3730", destiny = 3, deploy = 0, unique = true }
effect "Staging Areas" { id = "TOY-3731", destiny = 3, deploy = 0, unique = true }
effect "Dobra Doompa" { id = "TOY-3732", destiny = 3, deploy = 0, unique = true }
effect "Watto's Box" { id = "TOY-3733", destiny = 3, deploy = 0, unique = true }
device "Restraining Bolt" { id = "TOY-3734", destiny = 3, deploy = 0, deploys = { only{on = character(droid)} } }
vehicle "Bantha" { id = "TOY-3735", destiny = 3, deploy = 1, power = 2, ability = 1, landspeed = 2, forfeit = 2, class = creature_vehicle, passengers = 2 }
character_card "Toy Collector" { id = "TOY-3736", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 1, traits = { tax_collector } }
character_card "Kabe" { id = "TOY-3737", destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 1 }
character_card "Toy Gamester" { id = "TOY-3738", destiny = 3, deploy = 1, power = 2, ability = 2, forfeit = 2, traits = { gambler }, constant = { change{power, 3, of = this} } }
effect "Jawa Market" { id = "TOY-3739", destiny = 3, deploy = 0 }
interrupt "Jawa Uproar" { id = "TOY-3740", destiny = 4, kind = used, play = { retrieve(1) } }
