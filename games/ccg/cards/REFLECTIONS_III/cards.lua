-- Reflections III: Starting Effects and Defensive Shields.

effect "An Unusual Amount Of Fear" { id = "13_5", icons = { episode_i }, side = light, unique = true, destiny = 0, kind = starting_effect, shields = 3 }
effect "Fear Is My Ally" { id = "13_69", icons = { episode_i }, side = dark, unique = true, destiny = 0, kind = starting_effect, shields = 3 }
defensive_shield "Battle Plan" { id = "13_8", side = light, unique = true, destiny = 0, deploy = 0,
  constant = {
    { when(no(all_of(occupies(you, site(battleground)), occupies(you, system(battleground))))), change{drain_cost, 3, of = you} },
    { when(no(all_of(occupies(opponent, site(battleground)), occupies(opponent, system(battleground))))), change{drain_cost, 3, of = opponent} } } }
defensive_shield "Battle Order" { id = "13_54", side = dark, unique = true, destiny = 0, deploy = 0,
  constant = {
    { when(no(exists(card(titled("Battle Plan"))))), when(no(all_of(occupies(you, site(battleground)), occupies(you, system(battleground))))), change{drain_cost, 3, of = you} },
    { when(no(exists(card(titled("Battle Plan"))))), when(no(all_of(occupies(opponent, site(battleground)), occupies(opponent, system(battleground))))), change{drain_cost, 3, of = opponent} } } }
