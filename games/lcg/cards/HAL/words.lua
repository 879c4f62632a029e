-- Heroes and Legends.

objective_card "Forward Reconnaissance" { id = "HAL-98.1", side = light, affiliation = rebel_alliance,
  capacity = 4, resources = 1,
  objective_set = 98, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000643",
  reaction = { leaves_play(unit(friendly, participating)), when(you_attack()), damage(1, unit(defending)) } }
