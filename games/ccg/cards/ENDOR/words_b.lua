-- Endor: sites.

location "Endor: Bunker" { id = "8_70", side = light, unique = true, dark = 1, light = 0, place = a_site, system = "Endor", icons = { interior, planet, scomp_link },
  constant = { when(side(light)), change{force_drain, 1, of = you} },
  automatic = { battle_initiated(), when(side(light)), when(by(you)), when(battle_here()), change{battle_destinies, 1, of = you, lasting = battle} },
  optional = { when(side(dark)), when(during(deploy_phase)), when(your_turn()), limit(game), deploy(reserve_card(yours, titled("Endor Shield"))) } }
