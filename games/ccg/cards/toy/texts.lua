-- What texts look for, forbid and are immune to; Immediate Effects that answer.

-- Locations: battlegrounds, who controls and occupies them
location "Toy Shire: Mill" { id = "TOY-1800", dark = 1, light = 1, place = a_site, system = "Toy Shire", icons = { exterior, planet }, unique = true }
location "Toy Shire: Cave" { id = "TOY-1801", dark = 1, light = 0, place = a_site, system = "Toy Shire", icons = { interior, planet }, unique = true }
effect "Toy Surveyor" { id = "TOY-1802", destiny = 3, deploy = 0, constant = { when(occupies(you, site(battleground))), change{power, 1, of = character(yours)} } }
effect "Toy Claimant" { id = "TOY-1803", destiny = 3, deploy = 0, constant = { change{power, count(site(battleground, controlled_by(you))), of = character(yours)} } }
effect "Toy Envier"   { id = "TOY-1804", destiny = 3, deploy = 0, constant = { when(controls(opponent, site(titled("Toy Shire: Mill", "Toy Shire: Cave")))), change{power, 2, of = character(yours)} } }
effect "Toy Lodger"   { id = "TOY-1805", destiny = 3, deploy = 0, constant = { change{power, 3, of = character(yours, at(site(occupied_by(opponent))))} } }

-- Searches
interrupt "Toy Almanac"  { id = "TOY-1810", destiny = 4, kind = used, play = { put{reserve_card(titled("Toy Captain", "Toy Trooper")), to = hand} } }
interrupt "Toy Downdraft" { id = "TOY-1811", destiny = 4, kind = used, play = { put{used_card(character), to = lost_pile} } }
effect "Toy Lightbuoy"      { id = "TOY-1812", destiny = 3, deploy = 0, any_time = { limit(turn), deploy{reserve_card(character, at_least(ability, 2)), free = yes} } }
interrupt "Toy Siphon"   { id = "TOY-1813", destiny = 4, kind = used, play = { put{force_card(character), to = hand} } }

-- What is forbidden
effect "Toy Quarantine" { id = "TOY-1820", destiny = 3, deploy = 0, constant = { forbid(deploys(deploying(opposing, character, at_most(ability, 1)))) } }
location "Toy Cordon"   { id = "TOY-1821", dark = 1, light = 1, constant = { when(side(dark)), forbid(deploys(deploying(opposing, character, to_here))) } }
effect "Toy Truce"      { id = "TOY-1822", destiny = 3, deploy = 0, constant = { forbid{initiates_battle(opponent), at = location_card(titled("Toy Plaza"))} } }
interrupt "Toy Parley"  { id = "TOY-1823", destiny = 4, kind = used, play = { forbid{initiates_battle(opponent), lasting = turn} } }
character_card "Toy Lure" { id = "TOY-1824", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, constant = { forbid(is_targeted_by_weapons(character(yours, other, present))) } }
interrupt "Toy Impost"    { id = "TOY-1825", destiny = 4, kind = lost, play = { lose_force{2, by = opponent, fixed = yes} } }
effect "Toy Embargo"    { id = "TOY-1826", destiny = 3, deploy = 0, constant = { forbid(deploys(deploying(opposing, any_effect))) } }

-- Immunity
interrupt "Toy Scouring" { id = "TOY-1830", destiny = 4, kind = used, play = { cost(choose(effect_card(opposing))), cancel(it) } }
effect "Toy Relic"    { id = "TOY-1831", destiny = 3, deploy = 0, constant = { grant{immune("Toy Scouring", "Toy Gainsay"), to = this} } }
effect "Toy Curator"  { id = "TOY-1832", destiny = 3, deploy = 0, constant = { grant{immune("Toy Scouring"), to = effect_card(yours, titled("Toy Shrine"))} } }
interrupt "Toy Gainsay" { id = "TOY-1833", destiny = 4, kind = used, response = { played(interrupt_card(opposing)), cancel(subject) } }
interrupt "Toy Decretal" { id = "TOY-1834", destiny = 4, kind = used, play = { retrieve(1) }, constant = { grant{immune("Toy Gainsay"), to = this} } }
effect "Toy Yoke"     { id = "TOY-1835", destiny = 3, deploy = 0, deploys = { only{on = character} }, constant = { change{power, -1, of = host} } }
character_card "Toy Free Rider" { id = "TOY-1836", destiny = 2, deploy = 1, power = 2, ability = 1, forfeit = 2, constant = { grant{immune("Toy Yoke"), to = this} } }

-- Immediate Effects that answer
effect "Toy Backlash" { id = "TOY-1840", destiny = 3, deploy = 0, kind = immediate, deploys = { only{to = subject} },
  response = { drained(), when(by(opponent)), when(more(amount, 1)), deploy(this) }, constant = { change{force_drain, at_most = 1, of = opponent} } }
effect "Toy Brand"    { id = "TOY-1841", destiny = 3, deploy = 2, kind = immediate, deploys = { only{on = subject} },
  response = { deployed(character(opposing)), deploy{this, free = yes} }, constant = { change{power, -1, of = host} } }
effect "Toy Stigma"   { id = "TOY-1842", destiny = 3, deploy = 2, kind = immediate, deploys = { only{on = subject} },
  response = { deployed(character(opposing)), deploy(this) } }

-- Politics, total ability
character_card "Toy Senator" { id = "TOY-1850", destiny = 2, deploy = 1, power = 1, ability = 2, forfeit = 2, politics = 3 }
effect "Toy Lobby"      { id = "TOY-1851", destiny = 3, deploy = 0, constant = { change{politics, 1, of = character(yours)} } }
interrupt "Toy Ballot"  { id = "TOY-1852", destiny = 4, kind = used, play = { draw(sum(politics, character(yours))) } }
interrupt "Toy Favor"   { id = "TOY-1853", destiny = 4, kind = used, play = { cost(choose(character(yours, at_least(politics, 1)))), change{politics, 2, of = it, lasting = turn} } }
character_card "Toy Seneschal" { id = "TOY-1854", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, constant = { when(at_least(total_ability(opponent), 4)), change{power, 5, of = this} } }

-- Permanent weapons and pilots, the price of walking
character_card "Toy Gunman"  { id = "TOY-1860", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, constant = { change{own_weapon_destiny, 5, of = this} },
  fire = { limit(battle), cost(choose(character(in_range, present))), draw_destiny{kind = weapon_draw}, when(more(total_destiny(), defense(it)), make(hit, it)) } }
character_card "Toy Ace"     { id = "TOY-1861", destiny = 2, deploy = 1, power = 1, ability = 2, forfeit = 2, unique = true, persona = "Toy Ace", icons = { pilot_icon } }
starship_card "Toy Ace In Dart" { id = "TOY-1862", destiny = 3, deploy = 1, power = 2, maneuver = 3, hyperspeed = 3, forfeit = 3, unique = true, class = starfighter, permanent_pilot = 2, pilot_persona = "Toy Ace" }
character_card "Toy Wader"   { id = "TOY-1863", destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 2, constant = { change{landspeed_cost, 2, of = this} } }

-- What real cards are immune to, and what they look for
interrupt "Sense" { id = "TOY-1870", destiny = 3, kind = used, response = { played(interrupt_card(opposing)), cancel(subject) } }
effect "Dark Deal" { id = "TOY-1871", destiny = 3, deploy = 0, unique = true }
character_card "Toy Dengar" { id = "TOY-1873", side = dark, destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 1, unique = true, persona = "Dengar" }
location "Toy Shire: Slip" { id = "TOY-1874", dark = 2, light = 0, place = a_site, system = "Toy Shire", icons = { exterior, planet, docking_bay }, unique = true }
location "Toy Shire: Dock" { id = "TOY-1875", dark = 2, light = 1, place = a_site, system = "Toy Shire", icons = { exterior, planet, docking_bay }, unique = true }
