-- Premiere: cards beyond the introductory decks.

-- Dark Side
character_card "EG-6 (Eegee-Six)" { id = "1_175", side = dark, subtype = droid_type, destiny = 0, deploy = 1, power = 0, forfeit = 3,
  traits = { power_droid }, keywords = { power_source },
  constant = { change{power, 1, of = character(yours, droid, except(power_droid), present)} },
  when_drawn = { when(battle_destiny()), when(weaker_there()), limit(battle), change{total_power, times = 2, of = you, lasting = battle} } }
character_card "Kitik Keed'kak" { id = "1_183", side = dark, unique = true, subtype = alien_type, species = yamrii, destiny = 2, deploy = 6, power = 8, ability = 1, forfeit = 2, keywords = { not_in_starfighters },
  automatic = { becomes(exists(character(persona_of("Kal'Falnl C'ndros"), here))), when(is(this, at(site()))), lose(this) },
  missing = { "staying out of enclosed vehicles" } }
character_card "R4-M9 (Arfour-Emmnine)" { id = "1_193", side = dark, subtype = droid_type, destiny = 4, deploy = 1, power = 1, forfeit = 3, keywords = { drives },
  constant = { when(exists(vehicle_card(except(class(creature_vehicle)), bearing(this)))), change{power, 1, of = host}, change{maneuver, 1, of = host}, change{landspeed, 1, of = host} } }
effect "Luke? Luuuuke!" { id = "1_223", side = dark, unique = true, destiny = 4, kind = utinni,
  deploys = { only{to = site(on("Tatooine"))} },
  aims = { choose(character(loyal(rebel))) },
  constant = {
    { change{power, -1, of = character(targeted, except(persona_of("Luke")))}, change{forfeit, -1, of = character(targeted, except(persona_of("Luke")))} },
    { change{power, -3, of = character(targeted, persona_of("Luke"))}, change{forfeit, -3, of = character(targeted, persona_of("Luke"))} } },
  automatic = { becomes(exists(character(targeted, equal(forfeit, 0)))), lose(all(character(targeted))) },
  reached = { cancel(this) } }
interrupt "Alter" { id = "1_234", side = dark, destiny = 4, kind = used,
  play = { cost(choose(any_effect(except(one_of(of_kind(immediate), of_kind(mobile_effect), of_kind(political), of_kind(starting_effect)))))), draw_destiny(),
    and_then(when(less(total_destiny(), most(ability, character(yours))), cancel(it))) },
  response = { played(interrupt_card(titled("Sense"))), cancel(subject) } }
interrupt "Overload" { id = "1_263", side = dark, destiny = 4, kind = lost,
  play = { cost(choose{weapon_card(except(titled("Gaderffii Stick")), except(ewok_weapon)), name = "weapon"}), draw_destiny(),
    and_then(when(equal(total_destiny(), 0), lose(all(character_or_starship(bearing(the("weapon")))))), when(less(total_destiny(), destiny(the("weapon"))), lose(the("weapon")))) } }
interrupt "Sense" { id = "1_267", side = dark, destiny = 3, kind = used,
  response = {
    { played(interrupt_card(except(immune_to("Sense")))), draw_destiny(), and_then(when(less(total_destiny(), most(ability, character(yours))), cancel(subject))) },
    { played(interrupt_card(titled("Alter"))), cancel(subject) } },
  missing = { "canceling a react" } }
weapon "Han Seeker" { id = "1_316", side = dark, destiny = 3, deploy = 1, kind = automated, keywords = { seeker },
  deploys = { only{to = site(equal(count(combatant(at(candidate), one_of(with_ability, with_icon(presence_icon)))), 0))} },
  automatic = { becomes(exists(character(one_of(persona_of("Han"), loyal(alien_type)), less(ability, 3), present))),
    lose(character(one_of(persona_of("Han"), loyal(alien_type)), less(ability, 3), present)), lose(this) } }
weapon "Vader's Lightsaber" { id = "1_324", side = dark, unique = true, destiny = 1, kind = character_weapon, persona = "Vader's Lightsaber", keywords = { lightsaber }, traits = { saber },
  deploys = { only{on = character(yours, persona_of("Vader"))} },
  just = { drain_initiated(), when(by(you)), when(is(subject, here)), when(is(host, present)), change{force_drain, 1, of = you, lasting = drain} },
  fire = { limit(battle), cost(choose(shot(in_range, present, except(vehicle_card)))), draw_destiny{2, kind = weapon_draw},
    when(more(total_destiny(), defense(it)), make(hit, it), change{forfeit, to = 0, of = it}) } }

-- Light Side
character_card "R4-E1 (Arfour-Eeone)" { id = "1_25", side = light, subtype = droid_type, destiny = 4, deploy = 1, power = 1, forfeit = 3, keywords = { drives },
  constant = { when(exists(vehicle_card(except(class(creature_vehicle)), bearing(this)))), change{power, 1, of = host}, change{maneuver, 1, of = host}, change{landspeed, 1, of = host} } }
interrupt "Alter" { id = "1_71", side = light, destiny = 4, kind = used,
  play = { cost(choose(any_effect(except(one_of(of_kind(immediate), of_kind(mobile_effect), of_kind(political), of_kind(starting_effect)))))), draw_destiny(),
    and_then(when(less(total_destiny(), most(ability, character(yours))), cancel(it))) },
  response = { played(interrupt_card(titled("Sense"))), cancel(subject) } }
interrupt "Hyper Escape" { id = "1_88", side = light, destiny = 5, kind = used,
  response = { battle_initiated(), when(no(at_a_site())), move{all(combatant(yours, at_battle, except(character))), as = away} } }
interrupt "Noble Sacrifice" { id = "1_99", side = light, destiny = 3, kind = lost,
  response = {
    { deployed(character(opposing)), cost(choose(character(yours, equal(power, power(subject)))), put{it, to = out_of_play}), may(retrieve(forfeit(it))) },
    { deployed(character(opposing)), cost(choose(captive(yours, equal(power, power(subject)))), put{it, to = out_of_play}), may(retrieve(forfeit(it))) } } }
interrupt "Out Of Nowhere" { id = "1_102", side = light, destiny = 5, kind = used,
  response = { battle_initiated(), when(by(opponent)), when(no(at_a_site())), when(exists(starship(yours, more(maneuver, 3), at_battle))), cost(use(1)), change{battle_destinies, 1, of = you, lasting = battle} } }
interrupt "Sense" { id = "1_109", side = light, destiny = 3, kind = used,
  response = {
    { played(interrupt_card(except(immune_to("Sense")))), draw_destiny(), and_then(when(less(total_destiny(), most(ability, character(yours))), cancel(subject))) },
    { played(interrupt_card(titled("Alter"))), cancel(subject) } },
  missing = { "canceling a react" } }
interrupt "The Force Is Strong With This One" { id = "1_116", side = light, destiny = 5, kind = lost,
  play = { when(fighting()), when(exists(character(persona_of("Luke"), in_battle))), when(exists(character(loyal(imperial), more(ability, 2), in_battle))),
    change{battle_destinies, or_if(1, 2, exists(character(loyal(imperial), persona_of("Vader"), in_battle))), of = you, lasting = battle} } }
location "Dantooine" { id = "1_122", side = light, unique = true, dark = 0, light = 1, place = a_system, system = "Dantooine", parsec = 5, icons = { planet },
  constant = {
    { when(side(dark)), when(controls(you, this)), change{force_drain, 1, of = you} },
    { when(side(light)), change{deploy_cost, -2, of = deploying(yours, class(capital), to_here)}, change{deploy_cost, -1, of = deploying(yours, class(starfighter), to_here)} } } }
weapon "Proton Torpedoes" { id = "1_158", side = light, destiny = 4, deploy = 1,
  deploys = { only{on = starship(yours, one_of(x_wing, y_wing, b_wing))} },
  fire = { limit(battle), cost(choose(starship(opposing, in_battle, present)), use(1)), aims_at_it() } }
