-- Virtual Set 18: cards drawn by lot. missing: which texts are not described.

effect "Best Starpilot In The Galaxy" { id = "218_15", side = light, unique = true, destiny = 0, icons = { skywalker },
  deploys = { when(exists(card(yours, with_icon(skywalker), except(one_of(any_effect, location_card))))), allow(deploy) },
  optional = { when(during(deploy_phase)), when(your_turn()), deploy(reserve_card(yours, titled("Polis Massa"))) },
  constant = { grant{immune("Alter"), to = this} },
  missing = { "deploying a starfighter and its matching pilot together, once in a game" } }

location "Death Star: Level 6 Core Shaft Corridor" { id = "218_17", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Death Star", icons = { interior, mobile, scomp_link },
  constant = { when(side(dark)), when(occupies(you, this)), make{textless, this, side = opponent} },
  just = {
    { battle_initiated(site(near, except(here))), when(side(light)), when(by(opponent)), when(exists(character(yours, stormtrooper, here))), move{any(character(yours, stormtrooper, here)), as = react} },
    { drain_initiated(site(near, except(here))), when(side(light)), when(by(opponent)), when(exists(character(yours, stormtrooper, here))), move{any(character(yours, stormtrooper, here)), as = react} } } }
