-- Theed Palace: cards drawn from those that nobody had written, the second time.

character_card "Artoo, Brave Little Droid" { id = "14_3", side = light, unique = true, subtype = droid_type, destiny = 6, deploy = 4, power = 1, forfeit = 4, icons = { nav_computer, episode_i }, persona = "R2-D2", traits = { astromech },
  constant = { when(is(this, borne_by(starship(class(starfighter))))), change{power, 2, of = host}, change{hyperspeed, 2, of = host} },
  just = { destiny_drawn(), when(battle_destiny()), when(is(this, in_battle, at(system()))), cost(put{this, to = used_pile}), cancel(draw) },
  automatic = { becomes(exists(card(titled("Lateral Damage"), borne_by(starship(at(system(here))))))), cancel(all(card(titled("Lateral Damage"), borne_by(starship(at(system(here))))))) } }
character_card "Jerus Jannick" { id = "14_14", side = light, unique = true, subtype = republic, destiny = 2, deploy = 3, power = 4, ability = 2, forfeit = 3, icons = { warrior_icon, episode_i }, persona = "Jerus", traits = { royal_naboo_security },
  constant = {
    { when(exists(character(persona_of("Amidala"), at_destination, at(site())))), change{deploy_cost, -2, of = this} },
    { when(is(this, in_battle)), when(exists(character(one_of(persona_of("Amidala"), persona_of("Leia")), in_battle))), forbid(is_targeted_by_weapons(character(yours, leader, present))) } },
  in_damage_segment = { when(is(this, in_battle)), cost(forfeit(this)), cancel{all_damage, of = you} } }
location "Naboo: Boss Nass' Chambers" { id = "14_49", side = light, unique = true, dark = 0, light = 2, icons = { interior, planet, underwater, episode_i }, place = a_site, system = "Naboo",
  constant = {
    { when(side(dark)), forbid(force_drains(opponent)) },
    { grant{immune("Revolution"), to = this} } },
  any_time = { when(side(light)), limit(game), put{reserve_card(yours, persona_of("Boss Nass")), to = hand} } }
interrupt "Trade Federation Tactics" { id = "14_109", side = dark, unique = true, destiny = 6, kind = lost, icons = { episode_i },
  play = {
    { cost(choose(starship(at(system(at_least(count(starship(yours, with_icon(trade_federation), bearing(weapon_card()), at(candidate))), 1))))), use(2)), change{forfeit, to = 0, of = it, lasting = turn} },
    { when(fighting()), cost(choose(starship(yours, with_icon(trade_federation), in_battle))), change{total_power, armor(it), of = you, lasting = battle} } } }
