-- Premiere: devices, Effects and weapons of the introductory two-player game.

-- Dark Side
device "Comlink" { id = "1_201", side = dark, destiny = 3, deploy = 1,
  deploys = { only{on = character()} },
  just = {
    { battle_initiated(), when(by(opponent)), when(nearby()), deploy{as = react} },
    { drain_initiated(), when(by(opponent)), when(nearby()), deploy{as = react} } } }
device "Stormtrooper Utility Belt" { id = "1_207", side = dark, destiny = 4, deploy = 1,
  deploys = { only{on = character(yours, one_of(loyal(imperial), loyal(alien_type)))} },
  constant = {
    { change{power, 1, of = host}, change{forfeit, 1, of = host} },
    { when(is(this, on("Death Star"))), change{power, 1, of = host}, change{forfeit, 1, of = host} } } }
effect "Ket Maliss" { id = "1_221", side = dark, destiny = 4,
  deploys = { only{on = character(one_of(warrior, except(droid)))} },
  constant = {
    { when(host_is_warrior()), change{power, 1, of = host} },
    { grant{warrior, to = host} },
    { grant{immune("Alter"), to = this} } } }
effect "Macroscan" { id = "1_224", side = dark, destiny = 3, deploy = 2,
  any_time = { { cost(use(1)), look(reserve_deck, opponent), when(exists(card(nightly)), look(reserve_deck, opponent, 3)) } } }
weapon "Blaster Rifle" { id = "1_312", side = dark, destiny = 3, deploy = 2, traits = { blaster, rifle },
  deploys = { only{on = character(yours, warrior)} },
  fire = { limit(battle), cost(choose(shot(in_range, present)), use(2)),
    aims_at_it(1) } }
weapon "Imperial Blaster" { id = "1_317", side = dark, destiny = 3, deploy = 1, traits = { blaster },
  deploys = { only{on = character(yours, warrior)} },
  fire = { limit(battle), cost(choose(shot(in_range, present)), use(1)),
    aims_at_it() } }
weapon "Gaderffii Stick" { id = "1_315", side = dark, destiny = 4, deploy = 2,
  deploys = { only{on = character(yours, tusken_raider)} },
  just = { battle_initiated(), when(battle_here()), cost(choose(character(opposing, present))), draw_destiny{2, kind = weapon_draw},
    when(more(total_destiny(), 5), make(disarmed, it)) } }
weapon "Timer Mine" { id = "1_322", side = dark, destiny = 2, traits = { mine },
  deploys = { only{to = site(with_your(mining_droid))} },
  automatic = { turn_starts(), when(by(you)), draw_destiny(), lose{n_of(result, character(opposing, present)), by = opponent}, lose(this) } }

-- Light Side
device "Electrobinoculars" { id = "1_35", side = light, destiny = 3, deploy = 1,
  deploys = { only{on = character(yours, warrior)} },
  any_time = { cost(use(2)), look(reserve_deck, you), may(put{top(1, reserve_card(yours)), to = force_pile}) } }
device "Tatooine Utility Belt" { id = "1_40", side = light, destiny = 4, deploy = 1,
  deploys = { only{on = character(yours, one_of(loyal(rebel), loyal(alien_type)))} },
  constant = { when(is(this, on("Tatooine"))), change{power, 2, of = host}, change{forfeit, 2, of = host} } }
effect "Sai'torr Kal Fas" { id = "1_64", side = light, destiny = 4,
  deploys = { only{on = character(one_of(warrior, except(droid)))} },
  constant = {
    { when(host_is_warrior()), change{power, 1, of = host} },
    { grant{warrior, to = host} },
    { grant{immune("Alter"), to = this} } } }
weapon "Blaster" { id = "1_152", side = light, destiny = 3, deploy = 1, traits = { blaster },
  deploys = { only{on = character(yours, warrior)} },
  fire = { limit(battle), cost(choose(shot(in_range, present)), use(1)),
    aims_at_it() } }
weapon "Blaster Rifle" { id = "1_153", side = light, destiny = 3, deploy = 2, traits = { blaster, rifle },
  deploys = { only{on = character(yours, warrior)} },
  fire = { limit(battle), cost(choose(shot(in_range, present)), use(2)),
    aims_at_it(1) } }
weapon "Timer Mine" { id = "1_162", side = light, destiny = 2, traits = { mine },
  deploys = { only{to = site(with_your(mining_droid))} },
  automatic = { turn_starts(), when(by(you)), draw_destiny(), lose{n_of(result, character(opposing, present)), by = opponent}, lose(this) } }
