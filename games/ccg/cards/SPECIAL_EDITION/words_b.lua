-- Special Edition: characters, starships and sites.

character_card "Ryle Torsyn" { id = "7_40", side = light, unique = true, subtype = rebel, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 4, icons = { pilot_icon }, traits = { gold_squadron },
  constant = {
    { change{piloting_power, 2, of = this} },
    { when(is(this, piloting(card(persona_of("Gold 3"))))), change{power_destinies, 1, of = you} },
    { when(is(this, at(system(titled("Dantooine"))))), change{force_drain, 1, of = you} } } }
character_card "Theron Nett" { id = "7_46", side = light, unique = true, subtype = rebel, destiny = 2, deploy = 2, power = 2, ability = 2, forfeit = 4, icons = { pilot_icon }, traits = { red_squadron, smuggler },
  constant = {
    { change{piloting_power, 2, of = this} },
    { when(is(this, piloting(card(persona_of("Red 10"))))), change{power_destinies, 1, of = you} },
    { when(is(this, at(system(titled("Ord Mantell"))))), change{force_drain, 1, of = you} } } }

starship_card "Gold 3" { id = "7_141", side = light, unique = true, destiny = 3, deploy = 1, power = 2, maneuver = 3, hyperspeed = 4, forfeit = 3, class = starfighter, models = { y_wing }, pilots_or_passengers = 2, icons = { nav_computer, scomp_link }, traits = { gold_squadron, y_wing_ship }, matching = "Ryle Torsyn",
  just = { deployed(this), when(is(this, at(system(titled("Dantooine"))))), retrieve(1) },
  constant = {
    { change{deploy_cost, of = deploying(yours, titled("Proton Torpedoes"), to_this), to = free} },
    { change{fire_cost, to = 0, of = weapon_card(titled("Proton Torpedoes"), borne_by_this)} },
    { when(exists(character(yours, matching, borne_by_this))), change{immunity, 4, of = this} } } }
starship_card "Red 10" { id = "7_145", side = light, unique = true, destiny = 2, deploy = 2, power = 3, maneuver = 4, hyperspeed = 5, forfeit = 5, class = starfighter, models = { x_wing }, pilots = 1, icons = { nav_computer, scomp_link }, traits = { red_squadron }, matching = "Theron Nett",
  constant = {
    { when(deploys_to("Ord Mantell")), change{deploy_cost, of = this, to = free} },
    { change{deploy_cost, of = deploying(yours, titled("Proton Torpedoes"), to_this), to = free} },
    { change{fire_cost, to = 0, of = weapon_card(titled("Proton Torpedoes"), borne_by_this)} },
    { when(exists(character(yours, matching, borne_by_this))), change{immunity, 4, of = this} } } }
location "Spaceport Prefect's Office" { id = "7_290", side = dark, dark = 1, light = 1, place = a_site, icons = { exterior, planet, scomp_link }, traits = { spaceport }, keywords = { generic },
  deploys = { only{to = location_card(except(one_of(on("Bespin"), on("Dagobah"), on("Endor"), on("Hoth"), on("Kashyyyk"), on("Yavin 4"))))} },
  constant = { when(side(dark)), when(exists(character(yours, loyal(imperial), leader, here))),
    change{power, 1, of = character(loyal(imperial), at(site(related)))}, change{forfeit, 1, of = character(loyal(imperial), at(site(related)))} } }
