-- Special Edition: cards drawn from those that nobody had written, the second time.

character_card "Bothawui Operative" { id = "7_6", side = light, subtype = alien_type, species = gran, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 3, icons = { warrior_icon }, traits = { operative },
  constant = {
    { when(is(this, at(site(on("Bothawui"))))), change{force_drain, 1, of = you}, change{forfeit, 1, of = this} },
    { when(is(this, at(site(on("Bothawui"))))), when(exists(character(yours, bothan, on("Bothawui")))), change{power, 1, of = this} } },
  optional = { when(during(deploy_phase)), when(your_turn()), when(is(this, at(site(on("Bothawui"))))), limit(phase), deploy{reserve_card(yours, site), to = location_card(on("Bothawui"))} } }
character_card "Corellia Operative" { id = "7_13", side = light, subtype = rebel, destiny = 3, deploy = 1, power = 1, ability = 1, forfeit = 3, icons = { warrior_icon }, traits = { operative },
  constant = {
    { when(is(this, at(site(on("Corellia"))))), change{force_drain, 1, of = you}, change{forfeit, 1, of = this} },
    { when(is(this, at(site(on("Corellia"))))), when(exists(character(yours, corellian, on("Corellia")))), change{power, 1, of = this} } },
  optional = { when(during(deploy_phase)), when(your_turn()), when(is(this, at(site(on("Corellia"))))), limit(phase), deploy{reserve_card(yours, site), to = location_card(on("Corellia"))} } }
character_card "R3-A2 (Arthree-Aytoo)" { id = "7_36", side = light, unique = true, subtype = droid_type, destiny = 2, deploy = 2, power = 1, forfeit = 3, icons = { nav_computer }, traits = { astromech },
  constant = { when(is(this, in_battle, borne_by(starship(yours, class(capital))))), when(no(is(this, at(site())))),
    change{attrition, count(starship(yours, class(starfighter), piloted, in_battle)), of = you} } }
interrupt "Don't Tread On Me" { id = "7_88", side = light, destiny = 5, kind = used_or_starting,
  response = { destiny_drawn(), when(by(you)), when(weapon_destiny()), change{destiny, 1, of = draw} },
  starting = { when(exists(location_card(yours, battleground))), deploy{reserve_card(yours, titled("Ultimatum")), optional = yes}, deploy{reserve_card(yours, titled("Scrambled Transmission")), optional = yes},
    deploy{reserve_card(yours, titled("Do, Or Do Not")), optional = yes}, put{this, to = reserve_deck} } }
starship_card "Spiral" { id = "7_149", side = light, unique = true, destiny = 2, deploy = 5, power = 5, hyperspeed = 3, armor = 5, forfeit = 7, class = capital, pilots = 3, passengers = 4, vehicles = 1, icons = { nav_computer, scomp_link }, models = { corvette }, permanent_pilot = 2, keywords = { ship_docking },
  response = {
    { battle_initiated{by = opponent}, deploy{this, as = react, from = hand, discount = 3} },
    { drain_initiated{by = opponent}, deploy{this, as = react, from = hand, discount = 3} } } }
character_card "R2-A5 (Artoo-Ayfive)" { id = "7_196", side = dark, unique = true, subtype = droid_type, destiny = 2, deploy = 2, power = 1, forfeit = 3, icons = { nav_computer }, traits = { astromech },
  constant = { when(is(this, in_battle, borne_by(starship(yours, class(capital))))), when(no(is(this, at(site())))),
    change{attrition, count(starship(yours, tie, piloted, in_battle)), of = you} } }
effect "Secret Plans" { id = "7_240", side = dark, unique = true, destiny = 4,
  constant = { grant{immune("Alter"), to = this} },
  optional = { when(during(control_phase)), when(your_turn()), limit(phase), put{reserve_card(yours, titled("Shocking Revelation")), to = hand} },
  automatic = { retrieval_initiated{by = opponent}, may{use{amount, by = opponent}, by = opponent}, otherwise(cancel(retrieval)) } }
