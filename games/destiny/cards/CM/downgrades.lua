-- Covert Missions: downgrades, and cards that speak of them.

downgrade "Pestering" { id = "CM-44", cost = 1, color = yellow, affiliation = villain,
  die = { "1 indirect", "1 disrupt", "1 discard", "1 resource", "blank", "blank" },
  after = { die_rolled(this), when(no(rolled_into_pool)), may(reroll(die(of(host)))) } }

downgrade "Systems Malfunction" { id = "CM-116", cost = 1, color = red, subtypes = { mod },
  die = { "1 indirect", "1 disrupt", "1 discard", "special", "blank", "blank" },
  modify = { only{on = support(opposing, vehicle)} },
  special = { discard(host) } }

downgrade "Outdated Tech" { id = "CM-148", cost = 1, color = gray, subtypes = { mod },
  modify = { only{on = support(opposing, vehicle)} },
  before = { die_resolved(host), may(change{value, -1, of = object}) } }

character "Trandoshan Hunter" { id = "CM-42", points = { 9, 11 }, health = 8, color = yellow, affiliation = villain,
  subtypes = { bounty_hunter },
  die = { "1 ranged", "2 ranged", "3 ranged for 1", "1 disrupt", "1 discard", "blank" },
  power_action = { when(exists(downgrade(yours))), turn(die(yours, bounty_hunter), damage_side) } }

event "Dangerous Escape" { id = "CM-131", cost = 1, color = yellow,
  effect = { choose{character, name = "fugitive"}, discard(all(downgrade(on(the("fugitive"))))), deal(result, the("fugitive")) } }
