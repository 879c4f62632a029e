-- Heroes and Legends: objectives.

objective_card "Scouring the Empire" { id = "HAL-100.1", side = dark, affiliation = sith, traits = { coruscant },
  capacity = 5, resources = 2, only_for = sith,
  objective_set = 100, slot = 1, octgn = "ff4fb461-8060-457a-9c16-000000000655" }
