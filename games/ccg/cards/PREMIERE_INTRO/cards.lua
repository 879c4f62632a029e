-- The cards that only the Premiere introductory two-player game has.

character_card "Vader" { id = "101_5", side = dark, subtype = imperial, persona = "Vader", unique = true, destiny = 1, deploy = 7, power = 4, ability = 6, forfeit = 5,
  icons = { warrior_icon },
  deploys = {
    { only_to(site(on("Death Star"))) },
    { when(fewer_than(count(character(opposing, unique_only)), 2)), under_that_condition() } },
  automatic = { battle_decided(), when(losing(you)), when(this_in_battle()), draw_destinies(1),
    when(destiny_more_than(4), choose(character(loyal(imperial), present)), lose(it)) } }
character_card "Luke" { id = "101_2", side = light, subtype = rebel, persona = "Luke", unique = true, destiny = 1, deploy = 4, power = 2, ability = 3, forfeit = 4,
  icons = { warrior_icon },
  deploys = {
    { only_to(site(on("Tatooine"))) },
    { when(fewer_than(count(character(opposing, unique_only)), 2)), under_that_condition() } },
  constant = { each(character(yours, warrior, near), adjust(forfeit, 1, it)) } }

interrupt "Vader's Obsession" { id = "101_6", side = dark, unique = true, destiny = 6, kind = lost,
  response = { moved(character(yours, persona_of("Vader"))), when(your_turn()), when(during(move_phase)), when(from_adjacent_site()),
    cost(choose(character(opposing, persona_of("Luke"), there))), duel(it, 2) } }
interrupt "Run Luke, Run!" { id = "101_3", side = light, unique = true, destiny = 6, kind = lost,
  response = {
    { battle_initiated(), when(at_a_site()), cost(choose(character(yours, persona_of("Luke"), beside_battle, able_to_move))), move_to_battle(it),
      when(fewer_than(count(character(persona_of("Vader"), near_battle)), 1), change(power, 2, it, for_battle)) },
    { played(interrupt_card(titled("Vader's Obsession"))), cancel(subject) } } }

location "Death Star: Docking Control Room 327" { id = "101_4", side = dark, unique = true, dark = 1, light = 0, place = a_site, system = "Death Star",
  icons = { interior, mobile, scomp_link },
  optional = { when(during(deploy_phase)), when(dark_side()), when(your_turn()), when(controlled_by(you)), deploy_from_reserve(a_docking_bay) },
  constant = { when(light_side()), when(controlled_by(you)), when(at_least(count(character(loyal(rebel), ability_over(2), present)), 1)),
    adjust_for(force_drain, 2, you) } }
location "Death Star: Level 6 Core Shaft Corridor" { id = "101_1", side = light, unique = true, dark = 1, light = 1, place = a_site, system = "Death Star",
  icons = { interior, mobile },
  constant = {
    { when(dark_side()), when(controlled_by(you)), set_related_for(control_ability, 2, opponent) },
    { when(light_side()), when(controlled_by(you)), each(character(one_of(persona_of("Luke"), persona_of("Obi-Wan"))), adjust(power, 2, it)) } } }
