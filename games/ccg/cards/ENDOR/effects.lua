-- Endor: effects of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

effect "Battle Order" { id = "8_118", side = dark, unique = true, destiny = 5,
  constant = { { free_for(battle_cost, you) } },
  missing = { "the price of Force drains", "immunity to Alter" } }
effect "Battle Plan" { id = "8_35", side = light, unique = true, destiny = 5,
  stats_only = true }
