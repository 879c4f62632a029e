-- The cards that only the Premiere introductory two-player game has.

character_card "Vader" { id = "101_5", side = dark, subtype = imperial, persona = "Vader", unique = true, destiny = 1, deploy = 7, power = 4, ability = 6, forfeit = 5,
  icons = { warrior_icon },
  deploys = {
    { only{to = site(on("Death Star"))} },
    { when(less(count(character(opposing, unique_only)), 2)), allow(deploy) } },
  automatic = { battle_decided(), when(losing(you)), when(is(this, in_battle)), draw_destiny(),
    when(more(total_destiny(), 4), choose(character(loyal(imperial), present)), lose(it)) } }
character_card "Luke" { id = "101_2", side = light, subtype = rebel, persona = "Luke", unique = true, destiny = 1, deploy = 4, power = 2, ability = 3, forfeit = 4,
  icons = { warrior_icon },
  deploys = {
    { only{to = site(on("Tatooine"))} },
    { when(less(count(character(opposing, unique_only)), 2)), allow(deploy) } },
  constant = { change{forfeit, 1, of = character(yours, warrior, near)} } }

interrupt "Vader's Obsession" { id = "101_6", side = dark, unique = true, destiny = 6, kind = lost,
  response = { moved(character(yours, persona_of("Vader"))), when(your_turn()), when(during(move_phase)), when(from_adjacent_site()),
    cost(choose(character(opposing, persona_of("Luke"), there))), duel(it, 2) } }
interrupt "Run Luke, Run!" { id = "101_3", side = light, unique = true, destiny = 6, kind = lost,
  response = {
    { battle_initiated(), when(at_a_site()), cost(choose(character(yours, persona_of("Luke"), beside_battle, able_to_move))), move{it, to = the_battle, as = regular, free = yes},
      when(no(exists(character(persona_of("Vader"), near_battle))), change{power, 2, of = it, lasting = battle}) },
    { played(interrupt_card(titled("Vader's Obsession"))), cancel(subject) } } }

location "Death Star: Docking Control Room 327" { id = "101_4", side = dark, unique = true, dark = 1, light = 0, place = a_site, system = "Death Star",
  icons = { interior, mobile, scomp_link },
  optional = { when(during(deploy_phase)), when(side(dark)), when(your_turn()), when(controls(you, this)), deploy(reserve_card(yours, docking_bay)) },
  constant = { when(side(light)), when(controls(you, this)), when(exists(character(loyal(rebel), more(ability, 2), present))),
    change{force_drain, 2, of = you} } }
location "Death Star: Level 6 Core Shaft Corridor" { id = "101_1", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Death Star",
  icons = { interior, mobile },
  constant = {
    { when(side(dark)), when(controls(you, this)), change{control_ability, to = 2, of = opponent, at = site(related)} },
    { when(side(light)), when(controls(you, this)), change{power, 2, of = character(one_of(persona_of("Luke"), persona_of("Obi-Wan")))} } } }
