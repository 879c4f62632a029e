-- Death Star Ii: effects of the Death Star II pre-constructed decks. stats_only: no text is described yet; missing: which are not.

effect "Combat Response" { id = "9_121", side = dark, unique = true, destiny = 5,
  stats_only = true }
effect "Inconsequential Losses" { id = "9_126", side = dark, unique = true, destiny = 5,
  stats_only = true }
effect "Squadron Assignments" { id = "9_39", side = light, unique = true, destiny = 5,
  stats_only = true }
effect "Superficial Damage" { id = "9_43", side = light, unique = true, destiny = 5,
  stats_only = true }
