-- Endor: effects of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

effect "Battle Order" { id = "8_118", side = dark, unique = true, destiny = 5,
  keywords = { immune_to_alter },
  constant = {
    { free_for(battle_cost, you) },
    { when(fewer_than(count(card(titled("Battle Plan"))), 1)), when(lacks_battlegrounds(you)), adjust_for(drain_cost, 3, you) },
    { when(fewer_than(count(card(titled("Battle Plan"))), 1)), when(lacks_battlegrounds(opponent)), adjust_for(drain_cost, 3, opponent) } } }
effect "Battle Plan" { id = "8_35", side = light, unique = true, destiny = 5,
  keywords = { immune_to_alter },
  constant = {
    { free_for(battle_cost, you) },
    { when(lacks_battlegrounds(you)), adjust_for(drain_cost, 3, you) },
    { when(lacks_battlegrounds(opponent)), adjust_for(drain_cost, 3, opponent) } } }
