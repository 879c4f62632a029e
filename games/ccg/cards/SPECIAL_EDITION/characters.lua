-- Special Edition: characters.

character_card "Ralltiir Operative" { id = "7_39", side = light, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 3, subtype = alien_type, icons = { warrior_icon }, traits = { operative },
  constant = {
    { when(is(this, at(site(on("Ralltiir"))))), change{force_drain, 1, of = you}, change{forfeit, 1, of = this} },
    { when(is(this, at(site(on("Ralltiir"))))), when(exists(character(yours, trooper, on("Ralltiir")))), change{power, 1, of = this} } },
  optional = { when(during(deploy_phase)), when(your_turn()), when(is(this, at(site(on("Ralltiir"))))), limit(phase), deploy{reserve_card(yours, site), to = location_card(on("Ralltiir"))} } }
character_card "Ord Mantell Operative" { id = "7_193", side = dark, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 2, subtype = alien_type, species = aqualish, icons = { warrior_icon }, traits = { operative },
  constant = { when(is(this, at(site(on("Ord Mantell"))))), change{force_drain, 1, of = you}, change{power, or_if(1, 2, exists(character(yours, bounty_hunter, on("Ord Mantell")))), of = this} },
  optional = { when(during(deploy_phase)), when(your_turn()), when(is(this, at(site(on("Ord Mantell"))))), limit(phase), deploy{reserve_card(yours, site), to = location_card(on("Ord Mantell"))} } }
