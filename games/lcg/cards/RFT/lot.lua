-- Ready for Takeoff: cards drawn by lot.

unit_card "Novice Starship Thief" { id = "RFT-145.3", side = dark, traits = { character, thief },
  cost = 2, force = 1, capacity = 1, unit_damage = 1, blast_damage = 1,
  objective_set = 145, slot = 3, octgn = "ff4fb461-8060-457a-9c16-000000000927",
  reaction = { enters_play(this), destroy(unit(vehicle, at_most(cost, 2), equal(count(enhancement(pilot, on(candidate))), 0))) } }
