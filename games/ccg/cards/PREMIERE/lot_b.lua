-- Premiere: cards drawn from those that nobody had written, the second time.

character_card "Beru Lars" { id = "1_2", side = light, unique = true, subtype = rebel, destiny = 2, deploy = 1, power = 1, ability = 1, forfeit = 3, traits = { female },
  constant = { when(exists(card(one_of(persona_of("Owen Lars"), titled("Hydroponics Station")), here))), when(is(this, at(site()))), change{forfeit, 2, of = this} },
  automatic = { just_lost(this), when(no(your_turn())), change{power, 3, of = all{character(persona_of("Luke")), whenever = true}, lasting = next_turn} } }
character_card "Owen Lars" { id = "1_22", side = light, unique = true, subtype = rebel, destiny = 2, deploy = 2, power = 1, ability = 3, forfeit = 4,
  constant = {
    { when(exists(site(titled("Tatooine: Lars' Moisture Farm"), at_destination))), change{deploy_cost, of = this, to = free} },
    { when(exists(card(one_of(persona_of("Beru Lars"), titled("Vaporator")), here))), when(is(this, at(site()))), change{power, 2, of = this} } },
  automatic = { just_lost(this), when(no(your_turn())), change{power, 3, of = all{character(persona_of("Luke")), whenever = true}, lasting = next_turn} } }
character_card "Dathcha" { id = "1_169", side = dark, unique = true, subtype = alien_type, species = jawa, destiny = 2, power = 2, ability = 2, forfeit = 2, icons = { warrior_icon }, deploy = 2, keywords = { opponent_pays(2) },
  deploys = { only{to = site(on("Tatooine"))} },
  constant = { when(is(this, at(site()))), when(no(is(this, on("Tatooine")))), change{power, 2, of = this} } }
interrupt "Lone Warrior" { id = "1_258", side = dark, unique = true, destiny = 4, kind = lost,
  play = {
    { when(fighting()), when(exists(character(yours, warrior, alone, defending, at(site())))), change{battle_destinies, 1, of = you, lasting = battle} },
    { when(fighting()), when(exists(character(yours, persona_of("Tagge"), alone, defending, at(site())))), change{battle_destinies, 2, of = you, lasting = battle} } } }
