-- Premiere: devices, Effects and weapons of the introductory two-player game.

-- Dark Side
device "Comlink" { id = "1_201", side = dark, destiny = 3, deploy = 1,
  deploys = { only_on(character()) },
  just = {
    { battle_initiated(), when(by(opponent)), when(nearby()), react_by_deploying() },
    { drain_initiated(), when(by(opponent)), when(nearby()), react_by_deploying() } } }
device "Stormtrooper Utility Belt" { id = "1_207", side = dark, destiny = 4, deploy = 1,
  deploys = { only_on(character(yours, one_of(loyal(imperial), loyal(alien_type)))) },
  constant = {
    { adjust(power, 1, host), adjust(forfeit, 1, host) },
    { when(this_on("Death Star")), adjust(power, 1, host), adjust(forfeit, 1, host) } } }
effect "Ket Maliss" { id = "1_221", side = dark, destiny = 4, keywords = { immune_to_alter },
  deploys = { only_on(character(trainable)) },
  constant = {
    { when(host_is_warrior()), adjust(power, 1, host) },
    { adjust(warrior_skill, 1, host) } } }
effect "Macroscan" { id = "1_224", side = dark, destiny = 3, deploy = 2,
  any_time = { { cost(use(1)), peek(reserve_deck, opponent), when(at_least(count(card(nightly)), 1), peek_three(reserve_deck, opponent)) } } }
weapon "Blaster Rifle" { id = "1_312", side = dark, destiny = 3, deploy = 2, traits = { blaster, rifle },
  deploys = { only_on(character(yours, warrior)) },
  fire = { limit(battle), cost(choose(shot(in_range, present)), use(2)),
    draw_weapon_and_add(1, 1), when(destiny_more_than(defense_of(it)), hit(it)) } }
weapon "Imperial Blaster" { id = "1_317", side = dark, destiny = 3, deploy = 1, traits = { blaster },
  deploys = { only_on(character(yours, warrior)) },
  fire = { limit(battle), cost(choose(shot(in_range, present)), use(1)),
    draw_weapon_destinies(1), when(destiny_more_than(defense_of(it)), hit(it)) } }
weapon "Gaderffii Stick" { id = "1_315", side = dark, destiny = 4, deploy = 2,
  deploys = { only_on(character(yours, of_species(tusken_raider))) },
  just = { battle_initiated(), when(battle_here()), cost(choose(character(opposing, present))), draw_weapon_destinies(2),
    when(destiny_more_than(5), disarm(it)) } }
weapon "Timer Mine" { id = "1_322", side = dark, destiny = 2, traits = { mine },
  deploys = { only_to(site(with_your(mining_droid))) },
  automatic = { turn_starts(), when(by(you)), draw_destinies(1), explode(result), lose(this) } }

-- Light Side
device "Electrobinoculars" { id = "1_35", side = light, destiny = 3, deploy = 1,
  deploys = { only_on(character(yours, warrior)) },
  any_time = { cost(use(2)), peek(reserve_deck, you), may(top_to_force_pile()) } }
device "Tatooine Utility Belt" { id = "1_40", side = light, destiny = 4, deploy = 1,
  deploys = { only_on(character(yours, one_of(loyal(rebel), loyal(alien_type)))) },
  constant = { when(this_on("Tatooine")), adjust(power, 2, host), adjust(forfeit, 2, host) } }
effect "Sai'torr Kal Fas" { id = "1_64", side = light, destiny = 4, keywords = { immune_to_alter },
  deploys = { only_on(character(trainable)) },
  constant = {
    { when(host_is_warrior()), adjust(power, 1, host) },
    { adjust(warrior_skill, 1, host) } } }
weapon "Blaster" { id = "1_152", side = light, destiny = 3, deploy = 1, traits = { blaster },
  deploys = { only_on(character(yours, warrior)) },
  fire = { limit(battle), cost(choose(shot(in_range, present)), use(1)),
    draw_weapon_destinies(1), when(destiny_more_than(defense_of(it)), hit(it)) } }
weapon "Blaster Rifle" { id = "1_153", side = light, destiny = 3, deploy = 2, traits = { blaster, rifle },
  deploys = { only_on(character(yours, warrior)) },
  fire = { limit(battle), cost(choose(shot(in_range, present)), use(2)),
    draw_weapon_and_add(1, 1), when(destiny_more_than(defense_of(it)), hit(it)) } }
weapon "Timer Mine" { id = "1_162", side = light, destiny = 2, traits = { mine },
  deploys = { only_to(site(with_your(mining_droid))) },
  automatic = { turn_starts(), when(by(you)), draw_destinies(1), explode(result), lose(this) } }
