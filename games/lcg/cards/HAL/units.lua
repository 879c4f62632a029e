-- Heroes and Legends: units.

unit_card "Intel Operative" { id = "HAL-98.3", side = light, traits = { character, spy },
  cost = 1, force = 1, capacity = 1, unit_damage = 1,
  objective_set = 98, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000645",
  interrupt = { leaves_play(this), draw(1) } }
