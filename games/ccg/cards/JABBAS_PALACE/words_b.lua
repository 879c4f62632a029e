-- Jabba's Palace: characters, creatures and sites.

character_card "Tessek" { id = "6_44", side = light, unique = true, subtype = alien_type, species = quarren, destiny = 1, deploy = 3, power = 1, ability = 2, forfeit = 3, traits = { leader },
  just = { deployed(character(opposing, equal(destiny, 1))), activate(1) },
  constant = { when(is(this, at(site(titled("Jabba's Palace: Audience Chamber"))))),
    change{force_drain, 1, of = you, at = location_card(exists(character(yours, loyal(alien_type), except(unique_only), at(candidate))))},
    change{deploy_cost, -1, of = deploying(yours, loyal(alien_type), except(unique_only))} } }
creature "Worrt" { id = "6_48", side = light, unique = true, destiny = 4, deploy = 2, ferocity = 3, defense_value = 4, forfeit = 0, keywords = { spares_own },
  deploys = { only{to = site(with_icon(planet), except(on("Hoth")))} },
  constant = { when(is(this, on("Tatooine"))), change{needed_landspeed, 99, of = character(opposing, present)} } }
location "Jabba's Palace: Rancor Pit" { id = "6_166", side = dark, unique = true, dark = 1, light = 0, place = a_site, system = "Tatooine", cluster = "Jabba's Palace", icons = { interior, planet },
  constant = { when(side(dark)), when(exists(creature_card(present))), forbid(moves(card(here))) },
  missing = { "Dark Waters there", "what a creature's meal brings" } }
location "Jabba's Palace: Audience Chamber" { id = "6_81", side = light, unique = true, dark = 1, light = 2, place = a_site, system = "Tatooine", cluster = "Jabba's Palace", icons = { interior, planet },
  automatic = { becomes(all_of(controls(you, this), exists(card(titled("Scum And Villainy"))))), cancel(all(card(titled("Scum And Villainy")))) },
  optional = { when(side(light)), when(during(deploy_phase)), when(your_turn()), deploy(reserve_card(yours, titled("Bo Shuda"))) },
  missing = { "immunity of Dark's alien leaders there" } }
