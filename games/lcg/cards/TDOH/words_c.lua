-- The Desolation of Hoth.

unit_card "Wampa" { id = "TDOH-42.2", side = dark, traits = { creature, hoth },
  cost = 3, force = 1, capacity = 3, unit_damage = 2,
  objective_set = 42, slot = 2, octgn = "ff4fb461-8060-457a-9c16-000000000254",
  constant = { works(hand), change{ cost_to_play, -(2 * count(objective(hoth))), of = this } } }
