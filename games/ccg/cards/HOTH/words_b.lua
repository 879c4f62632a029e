-- Hoth: characters and sites.

character_card "K-3PO (Kay-Threepio)" { id = "3_12", side = light, unique = true, subtype = droid_type, destiny = 4, deploy = 2, power = 1, forfeit = 3, keywords = { may_initiate_battle, may_be_battled, drives },
  constant = { when(one_of(is(this, on("Hoth")), is(this, on("Yavin 4")))), change{power, count(character(yours, other, droid, here)), of = this} },
  missing = { "being a leader while another droid is with him" } }
weapon "Concussion Grenade" { id = "3_73", side = light, destiny = 3, deploy = 2, kind = character_weapon, keywords = { long_range },
  deploys = { only{on = character(yours, warrior)} },
  fire = { limit(battle), cost(choose{site(near), name = "site"}), draw_destiny{kind = weapon_draw},
    and_then(when(equal(total_destiny(), 0), lose(host)),
      otherwise(lose(all(character(matching_destiny, at(the("site")), outside))), lose(all(weapon_card(matching_destiny, at(the("site")), outside))), lose(all(device_card(matching_destiny, at(the("site")), outside)))),
      lose(this)) } }
location "Hoth: Echo Docking Bay" { id = "3_59", side = light, unique = true, dark = 0, light = 1, place = a_site, system = "Hoth", icons = { interior, exterior, planet, scomp_link, docking_bay }, keywords = { base_site },
  constant = {
    { when(side(dark)), change{transit_cost, to = 3, of = you} },
    { when(side(dark)), change{transit_arrival_cost, 4, of = you} },
    { when(side(light)), change{transit_cost, to = 1, of = you} } } }
location "Hoth: Main Power Generators (1st Marker)" { id = "3_61", side = light, unique = true, dark = 0, light = 1, place = a_site, system = "Hoth", marker = 1, icons = { exterior, planet }, keywords = { shield_generator, power_source },
  missing = { "the loss when it is blown away" } }
location "Hoth: Echo Docking Bay" { id = "3_147", side = dark, unique = true, dark = 1, light = 1, place = a_site, system = "Hoth", icons = { interior, exterior, planet, scomp_link, docking_bay }, keywords = { base_site },
  constant = {
    { when(side(dark)), change{transit_cost, to = 2, of = you} },
    { when(side(light)), change{transit_cost, to = 1, of = you} } } }
weapon "AT-AT Cannon" { id = "3_158", side = dark, destiny = 3, deploy = 2, kind = vehicle_weapon, keywords = { long_range },
  deploys = { only{on = vehicle_card(yours, at_at)} },
  fire = { limit(battle), cost(choose(shot(in_range, near)), use(2)), draw_destiny{kind = weapon_draw, plus = or_if(1, 2, is(it, vehicle_card))}, when(more(total_destiny(), defense(it)), make(hit, it)) },
  missing = { "firing at a landed starfighter" } }
location "Hoth: North Ridge (4th Marker)" { id = "3_149", side = dark, unique = true, dark = 1, light = 0, place = a_site, system = "Hoth", marker = 4, icons = { exterior, planet },
  constant = { when(side(dark)), change{move_cost, to = 0, of = vehicle_card(yours, at_at, entering)} } }
location "Ord Mantell" { id = "3_151", side = dark, unique = true, dark = 1, light = 1, place = a_system, system = "Ord Mantell", parsec = 7, icons = { planet },
  constant = { when(side(dark)), change{deploy_cost, -2, of = deploying(yours, bounty_hunter, to_here)} } }
