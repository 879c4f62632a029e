-- Scrap Metal: further cards drawn by lot.

enhancement_card "Grappling Arm" { id = "SM-246.5", side = light, traits = { item },
  cost = 0, force = 2, enhances = a_unit, host_traits = { droid },
  objective_set = 246, slot = 5, octgn = "ff4fb461-8060-457a-9c16-000000001553",
  reaction = { strikes(host), cost(focus(this)), either({ put_into_play(discarded_card(theirs, of_type(enhancement))) },
    { put_into_play{ discarded_card(theirs, of_type(enhancement)), on = unit_or_objective } }) } }
