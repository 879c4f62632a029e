-- Set 25: characters.

character_card "Wuta" { id = "225_10", side = light, unique = true, destiny = 3, deploy = 2, power = 2, ability = 2, forfeit = 3, landspeed = 1, subtype = alien_type, species = ewok, traits = { scout },
  deploys = { only{to = site(on("Endor"))} },
  constant = { forbid(loses_text(character(yours, other, scout, here))) },
  any_time = { limit(game), put{reserve_card(site, on("Endor")), to = hand} },
  optional = { when(during(deploy_phase)), cost(choose(site(near, except(here), exists(character(loyal(imperial), at(candidate)))))), move{this, to = it, as = regular} } }
