-- Jabba's Palace: characters.

character_card "Abyssin" { id = "6_91", side = dark, destiny = 3, deploy = 2, power = 2, ability = 1, forfeit = 2, subtype = alien_type, species = abyssin, icons = { warrior_icon }, traits = { mercenary },
  constant = { when(exists(character(persona_of("Myo"), at(site(titled("Jabba's Palace: Audience Chamber")))))), change{power, 2, of = this}, change{forfeit, 1, of = this} },
  just = { just_lost(this), when(exists(location_card(at_battle))), cost(use(2)), put{this, to = used_pile} } }
character_card "Ishi Tib" { id = "6_19", side = light, unique = 3, destiny = 3, deploy = 2, power = 1, ability = 1, forfeit = 2, armor = 3, subtype = alien_type, species = ishi_tib,
  constant = { when(is(this, at(site(swamp)))), change{power, 1, of = this} },
  optional = { when(during(draw_phase)), when(your_turn()), limit(phase), cost(put{hand_card(yours), under = used_pile}), draw(1) } }
character_card "Weequay Skiff Master" { id = "6_133", side = dark, unique = 3, destiny = 2, deploy = 4, power = 2, ability = 1, forfeit = 2, subtype = alien_type, species = weequay, icons = { warrior_icon },
  deploys = { only{to = location_card(on("Tatooine"))} },
  constant = {
    { when(one_of(is(this, defending), all_of(is(this, in_battle), exists(character(other, weequay, in_battle))))), change{power, 2, of = this} },
    { when(is(this, driving(vehicle_card(skiff)))), change{power, 3, of = vehicle_card(skiff, bearing(this))} } } }
