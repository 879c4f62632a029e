-- Hoth: cards drawn by lot. missing: which texts are not described.

local summoned = character(yours, trooper, except(here))
character_card "Echo Base Trooper Officer" { id = "3_7", side = light, unique = 3, destiny = 2, deploy = 3, power = 2, ability = 2, forfeit = 3, landspeed = 1, subtype = rebel, icons = { warrior_icon }, traits = { echo_base_trooper, trooper },
  deploys = { only{to = site(on("Hoth"))} },
  constant = { when(is(this, at(site()))), change{deploy_cost, -1, of = deploying(echo_base_trooper, to_here)} },
  just = {
    { battle_initiated(), when(by(opponent)), when(is(subject, here)), when(is(this, at(site(on("Hoth"))))), when(exists(summoned)), move{any(summoned), as = react} },
    { drain_initiated(), when(by(opponent)), when(is(subject, here)), when(is(this, at(site(on("Hoth"))))), when(exists(summoned)), move{any(summoned), as = react} } } }

weapon "Probe Droid Laser" { id = "3_161", side = dark, destiny = 3, kind = character_weapon, traits = { laser_cannon },
  deploys = { only{on = character(yours, probe_droid)} },
  fire = { limit(battle), cost(choose(card(one_of(all_of(one_of(character, creature_card), in_range, present), all_of(weapon_card, opposing, of_kind(artillery), at_battle, present))))), draw_destiny{kind = weapon_draw},
    when(is(it, weapon_card), when(more(total_destiny(), 5), lose(it))), otherwise(when(more(total_destiny(), defense(it)), make(hit, it))) } }
