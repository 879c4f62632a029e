-- Endor: effects of the Death Star II pre-constructed decks. stats_only: the text is not described yet.

effect "Battle Order" { id = "8_118", side = dark, unique = true, destiny = 5,
  constant = { { adjust_for(battle_cost, -1, you) } },
  stats_only = true }
effect "Battle Plan" { id = "8_35", side = light, unique = true, destiny = 5,
  stats_only = true }
