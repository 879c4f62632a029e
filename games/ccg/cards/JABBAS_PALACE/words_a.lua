-- Jabba's Palace: cards that show a word of the language.

weapon "Dengar's Modified Riot Gun" { id = "6_175", side = dark, unique = true, destiny = 1, deploy = 5, kind = character_weapon,
  deploys = { only{on = character(yours, one_of(persona_of("Dengar"), bounty_hunter))} },
  constant = { when(deploys_aboard("Dengar")), change{deploy_cost, -3, of = this} },
  fire = { limit(battle), cost(choose(character(in_range, except(droid), present)), use(3)), draw_destiny{kind = weapon_draw}, when(more(total_destiny() + 3, defense(it)), capture(it)) } }
interrupt "Twi'lek Advisor" { id = "6_160", side = dark, unique = true, destiny = 5, kind = used_or_starting,
  play = { cost(use(3)), put{reserve_card(yours, effect_card), to = hand} },
  starting = { deploy{reserve_card(yours, effect_card, without_deploy_cost), free = yes}, put{this, to = lost_pile} } }
character_card "Kithaba" { id = "6_111", side = dark, unique = true, destiny = 2, deploy = 4, power = "*", ability = 2, forfeit = 2, subtype = alien_type, species = klatooinian, icons = { pilot_icon, warrior_icon }, traits = { assassin, musician },
  deploys = { only{to = site(on("Tatooine"))} },
  constant = {
    { change{piloting_power, 1, of = this} },
    { grant{power, 1 + most(ability, character(opposing, present)), to = this} } } }
creature "Rancor" { id = "6_139", side = dark, destiny = 1, deploy = 6, ferocity = 8, ferocity_destinies = 1, defense_value = 5, forfeit = 0,
  deploys = { only{to = site(titled("Jabba's Palace: Rancor Pit"))} },
  missing = { "deploying to a site where Malakili is alone", "the sites where it lives", "moving towards another Rancor" } }
