-- Reflections III: Starting Effects and Defensive Shields.

effect "An Unusual Amount Of Fear" { id = "13_5", side = light, unique = true, destiny = 0, kind = starting_effect, shields = 3 }
effect "Fear Is My Ally" { id = "13_69", side = dark, unique = true, destiny = 0, kind = starting_effect, shields = 3 }
defensive_shield "Battle Plan" { id = "13_8", side = light, unique = true, destiny = 0, deploy = 0,
  constant = {
    { when(lacks_battlegrounds(you)), adjust_for(drain_cost, 3, you) },
    { when(lacks_battlegrounds(opponent)), adjust_for(drain_cost, 3, opponent) } } }
defensive_shield "Battle Order" { id = "13_54", side = dark, unique = true, destiny = 0, deploy = 0,
  constant = {
    { when(fewer_than(count(card(titled("Battle Plan"))), 1)), when(lacks_battlegrounds(you)), adjust_for(drain_cost, 3, you) },
    { when(fewer_than(count(card(titled("Battle Plan"))), 1)), when(lacks_battlegrounds(opponent)), adjust_for(drain_cost, 3, opponent) } } }
