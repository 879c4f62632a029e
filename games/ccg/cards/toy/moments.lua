-- Invented cards that wait for a moment, look back at what happened, and speak from where they lie.

-- What waits
interrupt "Toy Alarm"   { id = "TOY-1700", destiny = 3, kind = used, play = { later(turn_ends(), draw(2)) } }
interrupt "Toy Convoy"  { id = "TOY-1701", destiny = 3, kind = used, play = { each_time{moved(), draw(1), lasting = turn} } }
interrupt "Toy Stillness"  { id = "TOY-1702", destiny = 3, kind = used, play = { later{deployed(character(yours)), draw(1), lasting = turn} } }
effect "Toy Sunset"     { id = "TOY-1703", destiny = 3, deploy = 0, automatic = { turn_ends(), retrieve(1) } }
interrupt "Toy Bugle"   { id = "TOY-1704", destiny = 3, kind = used, play = { later(battle_initiated(), draw(1)) } }
interrupt "Toy Dawn"    { id = "TOY-1705", destiny = 3, kind = used, play = { later(turn_starts(), draw(1)) } }
interrupt "Toy Wreath"  { id = "TOY-1706", destiny = 3, kind = used, play = { later(just_lost(lost_character(yours)), draw(1)) } }

-- What looks back
effect "Toy Tally"      { id = "TOY-1707", destiny = 3, deploy = 0, optional = { limit(turn), when(happened(deployed(character(yours)), turn)), draw(1) } }
effect "Toy Drafter"  { id = "TOY-1708", destiny = 3, deploy = 0, optional = { limit(turn), when(exists(character(yours, was(deployed, turn)))), draw(1) } }
effect "Toy Logbook"     { id = "TOY-1709", destiny = 3, deploy = 0, optional = { limit(turn), when(at_least(happened(moved(character(yours)), turn), 2)), draw(1) } }
effect "Toy Census"     { id = "TOY-1710", destiny = 3, deploy = 0, optional = { limit(turn), when(happened(battle_initiated(), turn)), draw(1) } }
effect "Toy Echo"       { id = "TOY-1711", destiny = 3, deploy = 0, optional = { limit(turn), when(happened(text_used(effect_card(opposing)), turn)), draw(1) } }
effect "Toy Mill"       { id = "TOY-1712", destiny = 3, deploy = 0, optional = { limit(turn), when(at_least(happened(force_used(), turn), 2)), draw(1) } }
effect "Toy Yesterday"  { id = "TOY-1713", destiny = 3, deploy = 0, optional = { limit(turn), when(happened(deployed(character(opposing)), last(turn))), draw(1) } }
effect "Toy Encore"       { id = "TOY-1714", destiny = 3, deploy = 0, optional = { limit(turn, 2), retrieve(1) } }

-- Locations that speak to a side, and what is at them
location "Toy Reach: Chapel" { id = "TOY-1715", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { interior }, unique = true,
  automatic = { { battle_initiated(), when(side(dark)), retrieve(1) }, { battle_initiated(), when(side(light)), draw(1) } } }
location "Toy Reach: Belfry" { id = "TOY-1716", dark = 1, light = 1, place = a_site, system = "Toy Reach", icons = { interior }, unique = true,
  just = { battle_initiated(), when(side(light)), draw(1) } }
location "Toy Reach: Dungeon" { id = "TOY-1717", dark = 1, light = 0, place = a_site, system = "Toy Reach", icons = { interior }, unique = true, keywords = { prison },
  optional = { when(side(light)), cost(choose(captive(here))), release(it) } }
effect "Toy Pardon"     { id = "TOY-1718", destiny = 3, deploy = 0, optional = { cost(choose(captive(at(site(titled("Toy Reach: Pier")))))), release(it) } }
effect "Toy Clemency"    { id = "TOY-1719", destiny = 3, deploy = 0, optional = { cost(choose(captive(on("Toy Reach")))), release(it) } }

-- Others
interrupt "Toy Trio"    { id = "TOY-1720", destiny = 3, kind = used_or_lost, play = { { as(used), activate(1) }, { as(lost), activate(2) }, { as(lost), activate(3) } } }
effect "Toy Customs"    { id = "TOY-1721", destiny = 3, deploy = 0, automatic = { force_retrieved(), when(by(opponent)), lose_force{half(amount), by = opponent} } }
interrupt "Toy Harvest" { id = "TOY-1722", destiny = 3, kind = used, play = { retrieve(4) } }
effect "Toy Laurel"     { id = "TOY-1723", destiny = 3, deploy = 0, automatic = { battle_ended(), when(losing(opponent)), retrieve(1) } }
weapon "Toy Derringer"    { id = "TOY-1724", destiny = 3, deploy = 2, deploys = { only{on = character(yours)} }, constant = { when(deploys_on("Toy Captain")), change{deploy_cost, -2, of = this} } }
effect "Toy Tollgate"  { id = "TOY-1725", destiny = 3, deploy = 0, constant = { when(deploys_on("Toy Reach")), change{deploy_cost, 1, of = deploying(opposing)} } }
effect "Toy Octroi"     { id = "TOY-1726", destiny = 3, deploy = 0, constant = { change{deploy_cost, 1, of = deploying(opposing, on("Toy Reach"))} } }
effect "Toy Tithing"       { id = "TOY-1727", destiny = 3, deploy = 0, optional = { limit(turn), lose_force{1, by = opponent}, and_then(draw(1)) } }
effect "Toy Haste"      { id = "TOY-1728", destiny = 3, deploy = 0, constant = { change{landspeed, 1, of = character(yours)} } }
character_card "Toy Glider" { id = "TOY-1729", destiny = 3, deploy = 2, power = 3, ability = 2, forfeit = 4, constant = { grant{landspeed, 2, to = this} } }
interrupt "Toy Sprint"  { id = "TOY-1730", destiny = 3, kind = used, play = { cost(choose(character(yours))), change{landspeed, 1, of = it, lasting = turn} } }
