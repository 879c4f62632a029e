-- Scrap Metal.

unit_card "R5-D8" { id = "SM-247.4", side = light, affiliation = rebel_alliance, traits = { droid }, unique = true,
  cost = 1, force = 1, capacity = 2, resources = 1, unit_damage = 1,
  objective_set = 247, slot = 4, octgn = "ff4fb461-8060-457a-9c16-000000001558",
  keywords = { limited },
  interrupt = { leaves_play(unit(yours, vehicle, at_least(count(enhancement(pilot, on(candidate))), 1))), works(hand),
    cost(discard(this)), draw(3) } }
