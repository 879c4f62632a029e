-- Endor: cards drawn from those that nobody had written, the second time.

character_card "Romba" { id = "8_26", side = light, unique = true, subtype = alien_type, species = ewok, destiny = 3, deploy = 1, power = 0, ability = 1, forfeit = 1, traits = { scout },
  deploys = { only{to = site(on("Endor"))} },
  constant = {
    { when(is(this, at(site(on("Endor"))))), change{power, force_icons(you), of = this}, change{forfeit, force_icons(you), of = this} },
    { when(is(this, on("Endor"))), change{force_generation, 1, of = you, at = site(on("Endor"), at_least(count(character(ewok, outside, at(candidate))), 1))} } } }
character_card "Wicket" { id = "8_32", side = light, unique = true, subtype = alien_type, species = ewok, destiny = 2, deploy = 3, power = 1, ability = 2, forfeit = 2, traits = { scout },
  deploys = { only{to = site(on("Endor"))} },
  constant = { when(is(this, at(site(on("Endor"))))), change{power, force_icons(you), of = this}, change{forfeit, force_icons(you), of = this} },
  optional = { when(fighting()), when(is(this, in_battle)), limit(battle), cost(choose(character(opposing, in_battle, present))), draw_destiny(), when(more(total_destiny(), ability(it)), make(excluded, it)) } }
character_card "AT-ST Pilot" { id = "8_91", side = dark, unique = 3, subtype = imperial, destiny = 3, deploy = 2, power = 1, ability = 2, forfeit = 3, icons = { pilot_icon },
  constant = {
    { when(is(this, piloting(vehicle_card(class(combat))))), change{piloting_power, 2, of = this} },
    { when(is(this, in_battle, piloting(vehicle_card(at_st)))), change{forfeit, 1, of = this}, change{if_unable_otherwise, 1, of = you}, change{attrition, 1, of = you, cumulative = yes} } } }
vehicle "Tempest Scout 6" { id = "8_177", side = dark, unique = true, destiny = 3, deploy = 3, power = 3, armor = 3, landspeed = 3, forfeit = 4, class = combat, icons = { enclosed, scomp_link }, models = { at_st }, permanent_pilot = 2,
  response = {
    { battle_initiated{by = opponent}, deploy{this, as = react, from = hand, discount = 2} },
    { drain_initiated{by = opponent}, deploy{this, as = react, from = hand, discount = 2} } },
  just = {
    { battle_initiated{by = opponent}, when(no(is(subject, here))), move{as = react, free = yes} },
    { drain_initiated{by = opponent}, when(no(is(subject, here))), move{as = react, free = yes} } } }
