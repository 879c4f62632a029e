-- The Battle of Hoth: fate cards.

fate_card "Battle of Hoth" { id = "TBOH-62.6", side = dark,
  priority = 8, force = 3,
  objective_set = 62, slot = 6, octgn = "ff4fb461-8060-457a-9c16-000000000510",
  fate = { when(exists(objective(hoth)), may(choose(objective(hoth)), either(damage(1, it), remove(damage, 1, it)))) } }
