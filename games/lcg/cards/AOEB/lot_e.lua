-- Assault on Echo Base: a card drawn by lot.

objective_card "Frozen Refuge" { id = "AOEB-55.1", side = light, traits = { hoth },
  capacity = 4, resources = 3, one_per_deck = true,
  objective_set = 55, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000331" }
